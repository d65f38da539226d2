/** The lines that buttons of the page type, in the reader's language. */

/** @type {Record<"beginner" | "club" | "master" | "alone" | "friend" | "person" | "anyone" | `${"friend" | "anyone"}-${"beginner" | "club" | "master"}` | "learn" | "puzzle" | "rules" | "help" | "games" | "rating" | "tournament" | "accounts" | "settings" | "stats" | "play" | "try" | "hint" | "accept" | "join" | "invited" | "board" | "cancel" | "takeback" | "pause" | "resign", string>} */
const LINES = JSON.parse(document.documentElement.dataset.lines ?? "{}");

/**
 * The line that an action types.
 * @param {keyof typeof LINES} action
 * @param {Partial<Record<"game" | "name" | "table" | "move" | "code", string | number>>} [facts]
 */
export function lineFor(action, facts = {}) {
  return LINES[action].replace(/\{([a-z]+)\}/g, (_, fact) => String(facts[/** @type {keyof typeof facts} */ (fact)] ?? ""));
}
