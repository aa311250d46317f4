/** The address of a link: our page with the link behind its '#'. */

/** The first page of the site that this page belongs to; the one-file app has but itself. */
export function addressOf(link) {
  const here = location.href.split(/[?#]/)[0];
  return `${location.protocol.startsWith("http") ? here.replace(/[^/]*$/, "") : here}#${link}`;
}
