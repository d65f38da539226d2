/** The texts of the page, which the server puts into the document in the reader's language. */

/** @type {Record<string, string>} */
const TEXTS = JSON.parse(document.documentElement.dataset.words ?? "{}");

/**
 * The text of a key, with `{name}` and other facts filled in.
 * @param {string} key
 * @param {Record<string, string | number>} [facts]
 */
export function translate(key, facts = {}) {
  return TEXTS[key].replace(/\{([a-z]+)\}/g, (whole, fact) => (fact in facts ? String(facts[fact]) : whole));
}

/**
 * The text of a key for this game, where it has one of its own: at `<key>-<game>`.
 * @param {string} key
 * @param {string} game
 */
export function translateFor(key, game) {
  const own = `${key}-${game}`;
  return translate(own in TEXTS ? own : key);
}

export const LANGUAGE = document.documentElement.lang;
