/**
 * What texts do to a name, as functions of Fluent: within a sentence its article is small; in French "de" and "que" lose
 * their vowel before another, and an article melts into "de" and "à". No name with an h is known to be mute, so none is
 * elided. The terminal's words.py has the same four.
 */

/** A y before a vowel is a consonant: "d’Yves", but "de Yarg". */
const ELIDING = /^([aâàäæeéèêëiîïoôöœuùûü]|y(?![aâàäæeéèêëiîïoôöœuùûü]))/i;

/** A name as it stands within a sentence: "the Guard", "le Garde", "l’Écuyer". */
const within = (name) => name.replace(/^((The|Les?|La) |L’)/, (article) => article.toLowerCase());

const elided = (short, long) => (name) => `${ELIDING.test(name) ? short : long}${within(name)}`;

const melted = (preposition, melt) => (name) => {
  const [, article, rest] = /^(Les?) (.*)$/.exec(name) ?? [];
  return article ? `${melt[article]} ${rest}` : preposition(name);
};

const FUNCTIONS = {
  NOM: within,
  QUE: elided("qu’", "que "),
  DE: melted(elided("d’", "de "), { Le: "du", Les: "des" }),
  A: melted((name) => `à ${within(name)}`, { Le: "au", Les: "aux" }),
};

/** For a FluentBundle; a value is a text or, in the tests, one of Fluent's numbers. */
export const functions = Object.fromEntries(
  Object.entries(FUNCTIONS).map(([name, put]) => [name, ([value]) => put(String(value?.value ?? value))]),
);
