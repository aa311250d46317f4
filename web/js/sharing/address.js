/** The address of a link: our first page with the link behind its '#'. */

/** What others can open; a page on a disk is nobody else's, so from there the bare link, to be pasted in the app. */
export function addressOf(link) {
  if (!location.protocol.startsWith("http")) return link;
  return `${location.href.split(/[?#]/)[0].replace(/[^/]*$/, "")}#${link}`;
}
