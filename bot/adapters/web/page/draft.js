/** The move that is being put together: how the game reads it, where its tiles would lie, and what it was before. */

import { cellOf } from "./areas.js";

/** @typedef {import("./types").Area} Area */
/** @typedef {{text: string, reading: string, placed: [cell: string, face: string][]}} Reading */

const NOTHING = { text: "", reading: "", placed: [] };

export class Draft {
  /** @param {import("./chat.js").Chat} chat */
  constructor(chat) {
    this.chat = chat;
    /**
     * What the game made of the text it was asked about last.
     * @type {Reading}
     */
    this.known = NOTHING;
    /**
     * The texts before each tap, to take taps back.
     * @type {string[]}
     */
    this.steps = [];
    /**
     * The area that was tapped last.
     * @type {Area | null}
     */
    this.newest = null;
    /** What the last refusal quoted of the text. */
    this.wrong = { text: "", quoted: /** @type {string[]} */ ([]) };
    this.asked = 0;
    /** @type {Map<number, (reading: Reading | null) => void>} */
    this.waiting = new Map();
    /**
     * Taps are answered one after the other.
     * @type {Promise<void>}
     */
    this.last = Promise.resolve();
  }

  /** What the game makes of the text in the field. */
  get reading() {
    return this.known.text === this.chat.composer?.field.value ? this.known : NOTHING;
  }

  /**
   * Add a tapped area to the draft. Of a tile that is used already only the newest tap can be taken back.
   * @param {Area} area
   * @param {Area[]} areas all areas of the picture
   */
  tap(area, areas) {
    this.last = this.last.then(() => {
      if (!this.used(areas).includes(area)) return this.answerTap(area);
      if (area === this.newest) this.back();
    });
  }

  /** @param {Area} area */
  async answerTap(area) {
    const { composer } = this.chat;
    if (!composer) return;
    const before = composer.field.value;
    const own = composer.begunByTap || !composer.text;
    const drafted = own ? await this.ask(before, area[4]) : null;
    if (composer.field.value !== before) return; // something else was typed meanwhile
    this.steps.push(before);
    this.newest = area;
    if (drafted) {
      this.known = drafted;
      composer.restore(drafted.text);
    } else {
      composer.insert(area);
    }
  }

  /** Take the last tap back. */
  back() {
    this.newest = null;
    this.chat.composer?.restore(this.steps.pop() ?? "");
  }

  /**
   * Mark what a refusal quotes: in the text, and on the board.
   * @param {string[]} quoted
   */
  refused(quoted) {
    const text = this.chat.composer?.field.value ?? "";
    this.wrong = { text, quoted };
    const part = quoted.find((each) => text.toLowerCase().includes(each.toLowerCase()));
    this.chat.composer?.markWrong(part ?? "");
  }

  /**
   * Whether a refusal quotes this cell, or what the draft puts there.
   * @param {string} cell
   * @param {string} face
   */
  isWrong(cell, face) {
    const quoted = this.wrong.text === this.chat.composer?.field.value ? this.wrong.quoted : [];
    return quoted.some((each) => each === face || each.split(/[^A-Za-z0-9]+/).includes(cell));
  }

  /** What else the only tap so far can mean. */
  otherMeaning() {
    const text = this.chat.draft();
    const meanings = this.newest ? [this.newest[4].trim(), this.newest[5].trim()] : [];
    return meanings.includes(text) ? meanings.find((meaning) => meaning !== text) ?? "" : "";
  }

  /** Ask the game about the text in the field, unless it was asked already. */
  async review() {
    const { composer, docked } = this.chat;
    const text = composer?.field.value ?? "";
    if (!text) this.steps = [];
    if (!docked || !text.trim() || text.startsWith("/") || text === this.known.text) return;
    if (!(await this.ask(text, ""))) return;
    this.chat.keepDraft();
    this.chat.change();
  }

  /**
   * @param {string} text
   * @param {string} tap the text of the area that was tapped, if any
   * @returns {Promise<Reading | null>}
   */
  ask(text, tap) {
    const { connection, docked, panel } = this.chat;
    const n = ++this.asked;
    const sent = docked && connection.ask("draft", { n, room: this.chat.roomOf(panel), table: docked.id, text, tap });
    if (!sent) return Promise.resolve(null);
    return new Promise((resolve) => this.waiting.set(n, resolve));
  }

  /**
   * @param {number} n
   * @param {Reading | null} reading
   */
  answered(n, reading) {
    // Nothing is heard any more of what was asked before a lost connection.
    for (const [asked, resolve] of this.waiting) {
      if (asked > n) continue;
      this.waiting.delete(asked);
      if (asked === n && reading && !this.waiting.size) this.known = reading;
      resolve(asked === n ? reading : null);
    }
  }

  /**
   * The draft's tiles on a picture: each with the area it takes.
   * @param {Area[]} areas
   */
  ghosts(areas) {
    return this.reading.placed.flatMap(([cell, face]) => {
      const area = areas.find((each) => cellOf(each) === cell);
      return area ? [{ area, face, wrong: this.isWrong(cell, face) }] : [];
    });
  }

  /**
   * The tiles of a picture that the draft uses.
   * @param {Area[]} areas
   */
  used(areas) {
    const free = areas.filter((area) => !cellOf(area));
    return this.reading.placed.flatMap(([, face]) => {
      const at = free.findIndex((area) => area[4].trim() === face);
      return at < 0 ? [] : free.splice(at, 1);
    });
  }

  /**
   * The cells of a picture that the draft names and puts nothing on.
   * @param {Area[]} areas
   */
  named(areas) {
    const text = this.chat.draft();
    const taken = new Set(this.reading.placed.map(([cell]) => cell));
    return areas.filter((area) => {
      const cell = cellOf(area);
      return cell && !taken.has(cell) && new RegExp(`\\b${cell}(?![0-9])`, "i").test(text);
    });
  }
}
