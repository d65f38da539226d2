/** The page's words, handed over by the server in the reader's language. */

const WORDS = JSON.parse(document.documentElement.dataset.words);

/**
 * A word by its key, with `{name}` and the like filled in.
 * @param {string} key
 * @param {Record<string, string | number>} [facts]
 */
export function word(key, facts = {}) {
  return WORDS[key].replace(/\{([a-z]+)\}/g, (whole, fact) => (fact in facts ? String(facts[fact]) : whole));
}

export const LANGUAGE = document.documentElement.lang;
