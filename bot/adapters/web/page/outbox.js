/** Lines that are not acknowledged yet. */

/** @typedef {import("./types").Line} Line */

/** Each line has its own key in the browser's storage, so that two windows do not overwrite each other's. */
export class Outbox {
  /** @param {string} prefix */
  constructor(prefix) {
    this.prefix = `${prefix}out:`;
    /** @type {Line[]} */
    this.lines = Object.keys(localStorage)
      .filter((key) => key.startsWith(this.prefix))
      .map((key) => JSON.parse(localStorage.getItem(key) ?? ""))
      .sort((one, other) => one.at - other.at);
  }

  /** @param {Line} line */
  add(line) {
    this.lines.push(line);
    localStorage.setItem(this.prefix + line.id, JSON.stringify(line));
  }

  /** @param {string} id */
  remove(id) {
    this.lines = this.lines.filter((line) => line.id !== id);
    localStorage.removeItem(this.prefix + id);
  }
}

/** The ids of pressed buttons begin so: other than a typed line, a press is not shown, but what it changes is. */
const PRESSED = "press-";

export function pressId() {
  return PRESSED + randomId();
}

/**
 * Whether an entry or a line on its way is the press of a button below a message of the bot.
 * @param {string | undefined} id the id that the page gave the line
 */
export function isPress(id) {
  return id?.startsWith(PRESSED) ?? false;
}

/** A random id; `crypto.randomUUID` would need a secure context. */
export function randomId() {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
