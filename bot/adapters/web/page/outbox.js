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

/** A random id; `crypto.randomUUID` would need a secure context. */
export function randomId() {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
