/** The puzzle that is being tried: its board stays in view, and the answer to a try is shown above the field. */

import { textOf } from "./message-store.js";

/** @typedef {import("./types").Entry} Entry */

/**
 * Whether an entry is a try of the person `me`.
 * @param {Entry | undefined} entry
 * @param {string} me
 */
const isTry = (entry, me) => entry?.from === me && !textOf(entry).startsWith("/");

/**
 * Whether an entry shows a board of a puzzle, to be tapped.
 * @param {Entry} entry
 */
export function isPuzzle({ picture, buttons, table }) {
  return Boolean(picture?.areas && buttons && !table);
}

/**
 * The newest board to be tapped, if only one's own tries and their refusals follow it; else null.
 * @param {Entry[]} entries
 * @param {string} me the id of the person
 * @returns {Entry | null}
 */
export function posedIn(entries, me) {
  const isRefusal = (/** @type {Entry} */ { from, buttons }, /** @type {number} */ at) => from === null && !buttons && isTry(entries[at - 1], me);
  const last = entries.filter((entry, at) => !isTry(entry, me) && !isRefusal(entry, at)).at(-1);
  return last && isPuzzle(last) ? last : null;
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

/** Which puzzle is tried in the private panel: the newest there, unless a turn of a game has begun since, the person's own or a computer's. */
export class Trial {
  /** @param {import("./chat.js").Chat} chat */
  constructor(chat) {
    this.chat = chat;
    /** @type {Entry | null} The puzzle that the private panel shows in place of the game, also while another panel is in view. */
    this.tried = null;
    /** What the person has decided of the puzzle in the message `id`: to try it, or to go on with the game. */
    this.decided = { id: 0, tries: false };
  }

  /** The puzzle in view, in place of the game. */
  get puzzle() {
    return this.chat.panel === "private" ? this.tried : null;
  }

  /** The puzzle that can be tried in private; null if there is none. */
  get posed() {
    return posedIn(this.chat.store.entries(this.chat.store.own), this.chat.me.id);
  }

  /** Note the puzzle that is tried now. A line that was begun by tapping is dropped if it was for another puzzle, or for a game. */
  follow() {
    const { chat, decided, posed, tried: before } = this;
    const { me, store, tables } = chat;
    const waits = tables.some(({ turn, thinking, board }) => (turn || thinking) && (board?.id ?? 0) > (posed?.id ?? 0));
    const tries = decided.id === posed?.id ? decided.tries : !waits;
    this.tried = tries ? posed : null;
    const shownAnew = before && this.tried && answerToTry(store.entries(store.own), me.id);
    const changes = before?.id !== this.tried?.id && !shownAnew;
    const own = chat.composers.private;
    if (changes && (before || tables.length > 0) && own?.begunByTap) own.set("");
  }

  /**
   * Try a puzzle, or go on with the game.
   * @param {Entry} puzzle
   * @param {boolean} tries
   */
  decide(puzzle, tries) {
    this.decided = { id: puzzle.id, tries };
    this.chat.change();
  }
}
