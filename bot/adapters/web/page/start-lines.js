/** The lines that buttons of the page type, in the reader's language. */

/** @type {Record<"computer" | "alone" | "friend" | "person" | "anyone" | "rules" | "help", string>} */
const LINES = JSON.parse(document.documentElement.dataset.lines ?? "{}");

/**
 * The line that an action types.
 * @param {keyof typeof LINES} action
 * @param {{game?: string, name?: string, level?: string}} [facts]
 */
export function lineFor(action, facts = {}) {
  const { game = "", name = "", level = "" } = facts;
  return LINES[action].replace("{game}", game).replace("{name}", name).replace("{level}", level);
}
