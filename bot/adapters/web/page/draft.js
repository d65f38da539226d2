/** The move that is being put together: how the game reads it, where its tiles would lie, what it was before, and how it is played. */

import { areaOf, cellOf } from "./areas.js";
import { lineFor } from "./start-lines.js";

/** @typedef {import("./types").Area} Area */
/** @typedef {import("./types").Entry} Entry */
/** @typedef {import("./types").Reading} Reading */

/** @type {Reading} */
const NOTHING = { text: "", reading: "", placed: [], choices: [] };

/** A second press within so many milliseconds is not meant as another move. */
const SECOND_PRESS_MS = 1500;

export class Draft {
  /** @param {import("./chat.js").Chat} chat */
  constructor(chat) {
    this.chat = chat;
    this.key = `${chat.prefix}draft`;
    /** @type {{text: string, table: number, version: number, at: number} | null} The draft that was sent, until the table has changed. */
    this.sent = null;
    /**
     * What the game made of the text it was asked about last.
     * @type {Reading}
     */
    this.known = NOTHING;
    /** What a second tap on the same area would type, for the newest tap that was on the board. */
    this.other = "";
    /** The version of the table for which the game was asked. */
    this.changed = 0;
    /**
     * The texts before each tap, to take taps back.
     * @type {string[]}
     */
    this.steps = [];
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
    return this.known.text.trim() === this.chat.composer?.text ? this.known : NOTHING;
  }

  /** The move in the field: a line begun by tapping, or one that the game can read. */
  get text() {
    const { docked, composer } = this.chat;
    return docked && composer && (composer.begunByTap || this.reading.reading) ? composer.text : "";
  }

  /** Keep the draft over a reload of the page. */
  keep() {
    const { text } = this;
    const table = this.chat.docked;
    if (!table) return;
    if (text) localStorage.setItem(this.key, JSON.stringify({ table: table.id, text }));
    else localStorage.removeItem(this.key);
  }

  /** Put the draft of an earlier visit into the field. */
  restore() {
    const { chat } = this;
    const kept = JSON.parse(localStorage.getItem(this.key) ?? "null");
    if (kept && chat.tables.some(({ id }) => id === kept.table) && !chat.composer?.text) {
      chat.chosen = kept.table;
      chat.composer?.restore(kept.text);
    }
  }

  /** Play the draft, with all that was tapped; it stays in the field until the table has changed. */
  async play() {
    await this.last;
    const { chat, sent, text } = this;
    const table = chat.docked;
    if (!table || !text || (sent?.text === text && sent.table === table.id && Date.now() - sent.at < SECOND_PRESS_MS)) return;
    this.sent = { text, table: table.id, version: chat.store.version, at: Date.now() };
    chat.command(lineFor("play", { table: table.id, move: text }));
  }

  /** Clear the field once the draft that was sent has changed its table. */
  settle() {
    const { chat, sent } = this;
    const table = sent && chat.tables.find(({ id }) => id === sent.table);
    if (!sent || (table && Math.max(table.board?.v ?? 0, table.tiles?.v ?? 0) <= sent.version)) return;
    this.sent = null;
    for (const composer of Object.values(chat.composers)) if (composer.text === sent.text) composer.set("");
  }

  /**
   * Mark what a refusal quotes of the draft that was sent: it is what the bot says next to this person alone.
   * @param {Entry} entry
   */
  noteRefusal(entry) {
    if (!this.sent || entry.from !== null || entry.table || (!entry.only && entry.room !== this.chat.store.own)) return;
    this.sent = null;
    this.refused(entry.spans.filter(([, style]) => style === "code").map(([text]) => text));
  }

  /**
   * Add a tapped area to the draft, or take it back.
   * @param {Area} area
   * @param {Area[]} areas all areas of the picture
   */
  tap(area, areas) {
    this.last = this.last.then(() => this.answerTap(area, this.used(areas).includes(area)));
  }

  /**
   * @param {Area} area
   * @param {boolean} used whether it is a tile that the draft uses already
   */
  async answerTap(area, used) {
    const { composer } = this.chat;
    if (!composer) return;
    const before = composer.field.value;
    // What is on its way to be played is no part of the next move.
    const isSent = this.sent?.text === composer.text;
    const [text, again] = isSent ? ["", false] : [before, used];
    if (!area[6]) this.other = area[5];
    const own = composer.begunByTap || !composer.text || this.reading !== NOTHING;
    const changed = this.chat.docked?.changed ?? 0;
    const drafted = own ? await this.ask(text, { tap: area[4], other: this.other, used: again }) : null;
    if (composer.field.value !== before && (composer.text || !isSent)) return; // something else was typed meanwhile
    if (!drafted && again) return;
    this.steps.push(text);
    if (drafted) {
      Object.assign(this, { known: drafted, changed });
      composer.restore(drafted.text);
    } else {
      if (isSent) composer.set("");
      composer.insert(area);
    }
  }

  /** Take the last tap back. */
  back() {
    this.chat.composer?.restore(this.steps.pop() ?? "");
  }

  /**
   * Take another meaning of what was tapped.
   * @param {string} text
   */
  choose(text) {
    this.steps.push(this.chat.composer?.field.value ?? "");
    this.chat.composer?.restore(`${text} `);
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

  /** Ask the game about the text in the field, unless it was asked already and the table is as it was. */
  async review() {
    const { composer, docked } = this.chat;
    const text = composer?.field.value ?? "";
    if (!text) this.steps = [];
    if (!docked || !text.trim() || text.startsWith("/")) return;
    if (text.trim() === this.known.text.trim() && docked.changed === this.changed) return;
    const { changed } = docked;
    const reading = await this.ask(text);
    if (!reading || composer?.field.value !== text) return; // the text has changed meanwhile
    Object.assign(this, { known: reading, changed });
    this.keep();
    this.chat.change();
  }

  /**
   * @param {string} text
   * @param {{tap?: string, other?: string, used?: boolean}} [tapped] the texts of the area that was tapped, if any
   * @returns {Promise<Reading | null>}
   */
  ask(text, tapped = {}) {
    const { connection, docked, panel } = this.chat;
    const n = ++this.asked;
    const sent = docked && connection.ask("draft", { n, room: this.chat.roomOf(panel), table: docked.id, text, ...tapped });
    if (!sent) return Promise.resolve(null);
    return new Promise((resolve) => this.waiting.set(n, resolve));
  }

  /**
   * @param {number} n
   * @param {Reading | null} reading
   */
  answered(n, reading) {
    this.waiting.get(n)?.(reading);
    this.waiting.delete(n);
  }

  /** Give up the questions that are open: no answer comes over a lost connection. */
  disconnected() {
    for (const n of [...this.waiting.keys()]) this.answered(n, null);
  }

  /**
   * The draft's tiles on a picture: each with the area it takes.
   * @param {Area[]} areas
   */
  ghosts(areas) {
    return this.reading.placed.flatMap(([place, face]) => {
      const area = place && areaOf(place, areas);
      return area ? [{ area, face, wrong: this.isWrong(place, face) }] : [];
    });
  }

  /**
   * The tiles of a picture that the draft uses.
   * @param {Area[]} areas
   */
  used(areas) {
    let free = areas.filter((area) => !cellOf(area));
    return this.reading.placed.flatMap(([, face]) => {
      const found = free.find((area) => area[4].trim() === face);
      const same = free.filter((area) => area === found || (found?.[6] && area[6] === found[6]));
      free = free.filter((area) => !same.includes(area));
      return same;
    });
  }

  /**
   * The cells of a picture, and what has a letter there, that the draft names and puts nothing on.
   * @param {Area[]} areas
   */
  named(areas) {
    const words = this.text.toUpperCase().split(/[^A-Z0-9]+|(?<=[0-9])(?=V)/);
    const taken = new Set(this.reading.placed.map(([place]) => place));
    const used = this.used(areas);
    const named = areas.map((area) => cellOf(area) || (/^[A-Z]{1,2}$/.test(area[4].trim()) && !used.includes(area) ? area[4].trim() : ""));
    return areas.filter((_, at) => named[at] && words.includes(named[at]) && !taken.has(named[at]) && named.indexOf(named[at]) === at);
  }
}
