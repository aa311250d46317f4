/** Finding things by what people call them: accents, capitals and endings do not matter. */

/** Letters and digits alone, in words. */
const plain = (text) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replace(/[^\p{L}\p{N}?]+/gu, " ")
    .trim();

/** Whether every word asked for begins a word of `text`. */
function says(text, asked) {
  const words = plain(text).split(" ");
  return asked.every((each) => words.some((word) => word.startsWith(each)));
}

/**
 * The entries that `query` may mean, in the order of how well it names them. Each has { names, others, text }: what it is
 * called here, what else it is called, and what is said about it, which is asked only when no name fits.
 */
export function search(entries, query) {
  const asked = plain(query).split(" ").filter(Boolean);
  if (asked.length === 0) return entries;
  const by = (part) => entries.filter((entry) => part(entry).some((text) => says(text, asked)));
  const named = [...new Set([...by(({ names }) => names), ...by(({ others }) => others)])];
  return named.length > 0 ? named : by(({ text }) => [text]);
}

/** Those of the names by which an entry was found. */
export const meant = (names, query) => {
  const asked = plain(query).split(" ").filter(Boolean);
  return asked.length ? names.filter((name) => says(name, asked)) : [];
};
