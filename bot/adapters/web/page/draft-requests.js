/** The questions about a draft that the server has not answered yet. */

/** @typedef {import("./types").Reading} Reading */

/**
 * A question, with the texts of the area that was tapped, if any.
 * @typedef {{n: number, room: string, table: number, text: string, tap?: string, again?: string, used?: boolean}} Request
 */

/** A lost connection settles a question about a text alone; one about a tap is asked again over the next connection. */
export class DraftRequests {
  /** @param {import("./chat.js").Chat} chat */
  constructor(chat) {
    this.chat = chat;
    this.count = 0;
    /** @type {Map<number, {request: Request, resolve: (reading: Reading | null) => void}>} */
    this.pending = new Map();
  }

  /**
   * @param {string} text
   * @param {{tap?: string, again?: string, used?: boolean}} [tapped] the texts of the area that was tapped, if any
   * @returns {Promise<Reading | null>}
   */
  ask(text, tapped = {}) {
    const { connection, draftedFor, panel } = this.chat;
    const n = ++this.count;
    if (!draftedFor) return Promise.resolve(null);
    const request = { n, room: this.chat.roomOf(panel), table: draftedFor.id, text, ...tapped };
    if (!connection.askDraft(request) && !request.tap) return Promise.resolve(null);
    return new Promise((resolve) => this.pending.set(n, { request, resolve }));
  }

  /**
   * @param {number} n
   * @param {Reading | null} reading
   */
  receive(n, reading) {
    this.pending.get(n)?.resolve(reading);
    this.pending.delete(n);
  }

  disconnected() {
    this.settle((request) => !request.tap);
  }

  reconnected() {
    for (const { request } of this.pending.values()) this.chat.connection.askDraft(request);
  }

  forgetTaps() {
    this.settle((request) => Boolean(request.tap));
  }

  /**
   * Answer questions with nothing.
   * @param {(request: Request) => boolean} which
   */
  settle(which) {
    for (const [n, { request }] of [...this.pending]) if (which(request)) this.receive(n, null);
  }
}
