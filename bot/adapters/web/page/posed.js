/** The puzzle that is being tried: its board stays in view, and the answer to a try is shown above the field. */

/** @typedef {import("./types").Entry} Entry */

/** @param {Entry} entry */
const textOf = ({ spans }) => spans.map(([text]) => text).join("");

/**
 * Whether an entry is a try of the person `me`.
 * @param {Entry | undefined} entry
 * @param {string} me
 */
const isTry = (entry, me) => entry?.from === me && !textOf(entry).startsWith("/");

/**
 * The newest board to be tapped, if only one's own tries and their refusals follow it; else null.
 * @param {Entry[]} entries
 * @param {string} me the id of the person
 * @returns {Entry | null}
 */
export function posedIn(entries, me) {
  const isRefusal = (/** @type {Entry} */ { from, buttons }, /** @type {number} */ at) => from === null && !buttons && isTry(entries[at - 1], me);
  const last = entries.filter((entry, at) => !isTry(entry, me) && !isRefusal(entry, at)).at(-1);
  return last?.picture?.areas && last.buttons && !last.table ? last : null;
}

/**
 * The answer to the last try at the puzzle: why it was refused, or what the same board, shown anew, says of it; else empty.
 * @param {Entry[]} entries
 * @param {string} me
 */
export function answerToTry(entries, me) {
  const [before, last] = entries.slice(-2);
  const tried = last && isTry(before, me) && last.from === null && posedIn(entries, me) && posedIn(entries.slice(0, -2), me);
  return tried ? textOf(last) : "";
}
