/** The puzzle that is being tried: its board stays in view, and the reason for a refusal is shown above the field. */

/** @typedef {import("./types").Entry} Entry */

/** @param {Entry} entry */
const textOf = ({ spans }) => spans.map(([text]) => text).join("");

/**
 * The newest board to be tapped, if only one's own tries and their refusals follow it; else null.
 * @param {Entry[]} entries
 * @param {string} me the id of the person
 * @returns {Entry | null}
 */
export function posedIn(entries, me) {
  const isTry = (/** @type {Entry | undefined} */ entry) => entry?.from === me && !textOf(entry).startsWith("/");
  const isRefusal = (/** @type {Entry} */ { from, buttons }, /** @type {number} */ at) => from === null && !buttons && isTry(entries[at - 1]);
  const last = entries.filter((entry, at) => !isTry(entry) && !isRefusal(entry, at)).at(-1);
  return last?.picture?.areas && last.buttons && !last.table ? last : null;
}

/**
 * The reason why the last try at the puzzle was refused; empty if it was not.
 * @param {Entry[]} entries
 * @param {string} me
 */
export function refusedTry(entries, me) {
  const [last, posed] = [entries.at(-1), posedIn(entries, me)];
  return last && posed && last !== posed && last.from === null ? textOf(last) : "";
}
