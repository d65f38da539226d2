/** The draft of a move: how the game reads it, where its tiles would lie, and its earlier versions, for undo. */

import { areaOf, cellOf, fitted } from "./areas.js";
import { DraftRequests } from "./draft-requests.js";
import { KeptDrafts } from "./kept-drafts.js";
import { randomId } from "./outbox.js";
import { lineFor } from "./start-lines.js";

/** @typedef {import("./types").Area} Area */
/** @typedef {import("./types").Entry} Entry */
/** @typedef {import("./types").Reading} Reading */

/**
 * A draft that was sent: the `id` of its line, and the newest `version` of an entry that was known by then.
 * @typedef {{id: string, text: string, table: number, version: number, at: number}} Sent
 */

/**
 * A tap on an area; `used` tells whether it is a tile that the draft used already.
 * @typedef {{area: Area, used: boolean}} Tap
 */

/** @type {Reading} */
const NOTHING = { text: "", move: "", placed: [], choices: [], finishing: "", begun: false };

/** What a puzzle has in place of the number of a table. */
export const PUZZLE = 0;

const NO_REFUSAL = { text: "", quoted: /** @type {string[]} */ ([]) };

/** The same draft sent again within this time counts as a double click. */
const SECOND_PRESS_MS = 1500;

/** The server may say that a time has run out so much earlier than this computer's clock does. */
const EARLY_MS = 3000;

export class Draft {
  /** @param {import("./chat.js").Chat} chat */
  constructor(chat) {
    this.chat = chat;
    this.kept = new KeptDrafts(chat.prefix);
    /** The table whose draft is in the field, 0 for none. */
    this.table = 0;
    /** Whether the draft of that table is to come into the field once that is empty. */
    this.aside = false;
    /** @type {Sent | null} The draft that was sent, until the table has changed. */
    this.sent = null;
    /** @type {Sent | null} The draft that was last sent and cleared as the table changed, maybe by somebody else: its refusal can still come. */
    this.cleared = null;
    /**
     * The game's answer to the last request.
     * @type {Reading}
     */
    this.newestReading = NOTHING;
    /** The text of a second tap on the area of the board that was tapped last. */
    this.secondTap = "";
    /** The cell of the last tap, if the draft named it neither before nor after, and the draft after it: where a run is to end. */
    this.runEnd = { text: "", cell: "" };
    /** The version of the table at the last request. */
    this.tableVersion = 0;
    /**
     * The text before each tap, for undo.
     * @type {string[]}
     */
    this.steps = [];
    /** The parts of a text that the last refusal quoted. */
    this.refusal = NO_REFUSAL;
    /** @type {{id: number, due: number, turn: boolean, text: string} | null} The draft, and the table that it was for, at the last change. */
    this.earlier = null;
    this.requests = new DraftRequests(chat);
    /** @type {Tap[]} The taps that the server has not read yet; while there is no connection, they wait for the next. */
    this.waiting = [];
    /**
     * Settles when all taps so far are handled: each waits for the one before.
     * @type {Promise<void>}
     */
    this.tapsHandled = Promise.resolve();
  }

  /** The game's reading of the text in the field. */
  get reading() {
    return this.newestReading.text.trim() === this.chat.composer?.text ? this.newestReading : NOTHING;
  }

  /** The move in the field: a line that was tapped, if only in part, or one that the game can read. */
  get text() {
    const { draftedFor, composer } = this.chat;
    return draftedFor && composer && (composer.begunByTap || composer.taps.length || this.reading.move) ? composer.text : "";
  }

  /** Whether there is a draft, or a tap that is to begin one. */
  get underway() {
    return this.text !== "" || this.waiting.length > 0;
  }

  /** Keep the draft, and that it was sent; one that is put aside, until there is another. */
  keep() {
    const { sent, text, table } = this;
    if (!table || table !== this.chat.docked?.id || (this.aside && !text)) return;
    this.aside = false;
    this.kept.keep({ table, text, sent: sent?.text === text && sent.table === table ? sent : null });
  }

  /** Put the draft of the game in view into the field, in place of that of the game before, once no other text is there. */
  follow() {
    const { chat } = this;
    const table = chat.docked?.id ?? 0;
    if (chat.welcomed && table !== this.table) this.changeTo(table);
    if (!this.aside || !chat.composer || chat.composer.text) return;
    const draft = this.kept.of(table);
    this.aside = false;
    this.sent = draft?.sent ?? null;
    if (draft) chat.composer.restore(draft.text);
    for (const entry of chat.store.byVersion(({ reply }) => reply !== undefined)) this.noteRefusal(entry);
  }

  /**
   * Empty the fields of the draft of the game that was in view, and put that of the one now in view aside.
   * @param {number} table
   */
  changeTo(table) {
    this.forgetTaps();
    const drafts = [this.kept.of(this.table)?.text, this.kept.of(table)?.text];
    Object.assign(this, { table, newestReading: NOTHING, sent: null, aside: drafts[1] !== undefined });
    for (const composer of Object.values(this.chat.composers)) if (composer.text && drafts.includes(composer.text)) composer.set("");
    this.review();
  }

  /**
   * Empty a field that leaves the view of the draft in it, where the field that comes into view holds other text.
   * @param {import("./composer.js").Composer} composer
   */
  putAside(composer) {
    if (composer.text !== this.kept.of(this.table)?.text) return;
    [this.sent, this.aside] = [null, true];
    composer.set("");
  }

  /** The table in the dock once all taps are handled; null if another one has come into view meanwhile. */
  async settledTaps() {
    const before = this.chat.docked?.id;
    await this.tapsHandled;
    const { docked } = this.chat;
    return docked?.id === before ? docked : null;
  }

  /**
   * Play the draft once all taps are handled; it stays in the field until the table has changed.
   * @param {boolean} finish whether to end the turn as well, if nothing else is left to do
   */
  async play(finish) {
    const table = await this.settledTaps();
    const { chat, sent, text } = this;
    if (!table || !text || (sent?.text === text && sent.table === table.id && Date.now() - sent.at < SECOND_PRESS_MS)) return;
    const id = randomId();
    this.sent = { id, text, table: table.id, version: chat.store.version, at: Date.now() };
    this.keep();
    chat.command(lineFor("play", { table: table.id, move: (finish && this.reading.finishing) || text }), { id });
  }

  /** Try the draft once all taps are handled. */
  async tryOut() {
    const table = await this.settledTaps();
    if (table && this.text) this.chat.command(lineFor("try", { table: table.id, move: this.text }));
  }

  /** Clear the field once the draft that was sent has changed its table. */
  settle() {
    const { chat, sent } = this;
    const table = sent && chat.tables.find(({ id }) => id === sent.table);
    if (!sent || (table && Math.max(table.board?.v ?? 0, table.tiles?.v ?? 0) <= sent.version)) return;
    [this.sent, this.cleared] = [null, sent];
    for (const composer of Object.values(chat.composers)) if (composer.text === sent.text) composer.set("");
  }

  /** Clear a draft once its game is over, or the time to play it has run out and the table has gone on. */
  expire() {
    const { chat, earlier } = this;
    this.earlier = null; // clearing a field is a change as well
    const table = chat.tables.find(({ id }) => id === earlier?.id);
    const late = earlier?.turn && earlier.due && table?.due !== earlier.due && earlier.due - Date.now() < EARLY_MS;
    if (earlier?.text && (!table || late)) for (const composer of Object.values(chat.composers)) if (composer.text === earlier.text) composer.set("");
    const { docked } = chat;
    this.earlier = docked && { id: docked.id, due: docked.due, turn: docked.turn, text: this.text };
  }

  /**
   * Note that a try at a puzzle leaves the field: if it is refused, it is put back.
   * @param {string} id its line
   * @param {string} text
   */
  noteTry(id, text) {
    const { store, trial } = this.chat;
    if (trial.puzzle) this.cleared = { id, text, table: PUZZLE, version: store.version, at: Date.now() };
  }

  /**
   * Mark what a refusal quotes of the draft that was sent, and put the draft back if the field was cleared meanwhile. The
   * refusal is what the bot answers to that line for this person alone.
   * @param {Entry} entry
   */
  noteRefusal(entry) {
    const { chat, sent, cleared } = this;
    if (entry.from !== null || entry.table || (!entry.only && entry.room !== chat.store.own)) return;
    const line = chat.store.find(entry.reply)?.client;
    if (line && line === cleared?.id) {
      this.cleared = null;
      if (chat.draftedFor?.id !== cleared.table || chat.composer?.text) return;
      if (cleared.table === PUZZLE && entry.buttons) return; // a move that is not the best one, or is
      chat.composer?.restore(cleared.text);
    } else if (line && line === sent?.id) {
      this.sent = null;
    } else {
      return;
    }
    // What a button proposes is right.
    const proposed = (/** @type {string} */ text) => entry.buttons?.some(([, command]) => command.endsWith(` ${text}`));
    this.markRefused(entry.spans.flatMap(([text, style]) => (style === "code" && !proposed(text) ? [text] : [])));
  }

  /**
   * Add a tapped area to the draft, or take it back. As long as a tap waits, another one on the same tile or cell does nothing.
   * @param {Area} area
   * @param {Area[]} areas all areas of the picture
   */
  tap(area, areas) {
    if (this.waits(area)) return;
    const tap = { area, used: this.used(areas).includes(area) };
    this.waiting.push(tap);
    this.tapsHandled = this.tapsHandled.then(() => this.answerTap(tap)).finally(() => {
      this.waiting = this.waiting.filter((each) => each !== tap);
      this.chat.change();
    });
    this.chat.change();
  }

  /**
   * Whether a tap on this area, or on another picture of the same tile, waits to be read.
   * @param {Area} area
   */
  waits(area) {
    return this.waiting.some(({ area: tapped }) => tapped === area || (area.tile && tapped.tile === area.tile));
  }

  /** @param {Tap} tap */
  async answerTap(tap) {
    const { area, used } = tap;
    let { composer } = this.chat;
    if (!composer || !this.waiting.includes(tap)) return;
    const before = composer.field.value;
    // A draft that was already sent is no part of the next move.
    const isSent = this.sent?.text === composer.text;
    const text = isSent ? "" : before;
    const takesBack = used && !isSent;
    if (!area.tile) this.secondTap = area.again;
    const own = composer.begunByTap || !composer.text || this.reading !== NOTHING;
    const changed = this.chat.draftedFor?.changed ?? 0;
    const reading = own ? await this.requests.ask(text, { tap: area.text, again: this.secondTap, used: takesBack }) : null;
    composer = this.chat.composer ?? composer; // the other panel may be in view by now
    if (!this.waiting.includes(tap)) return; // taken back meanwhile
    if (composer.field.value !== before && (composer.text || !isSent)) return; // something else was typed meanwhile
    if (!reading && takesBack) return;
    this.steps.push(text);
    if (reading) {
      Object.assign(this, { newestReading: reading, tableVersion: changed });
      const cell = cellOf(area);
      if (cell) this.runEnd = { text: reading.text.trim(), cell: namedIn(`${text} ${reading.text}`).includes(cell) ? "" : cell };
      composer.restore(reading.text);
    } else {
      if (isSent) composer.set("");
      composer.insert(area);
    }
  }

  /** Undo the last tap. */
  undo() {
    if (!this.waiting.pop()) {
      this.runEnd = { text: "", cell: "" };
      this.chat.composer?.restore(this.steps.pop() ?? "");
    }
    this.chat.change();
  }

  /** Forget the taps that wait. */
  forgetTaps() {
    this.waiting = [];
    this.requests.forgetTaps();
  }

  /**
   * Replace the draft by another reading of the same taps.
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
  markRefused(quoted) {
    const text = this.chat.composer?.field.value ?? "";
    this.refusal = { text, quoted };
    const part = quoted.find((each) => text.toLowerCase().includes(each.toLowerCase()));
    this.chat.composer?.markWrong(part ?? "");
  }

  /**
   * Whether a refusal quotes this cell, or what the draft puts there.
   * @param {string} cell
   * @param {string} face
   */
  isWrong(cell, face) {
    const quoted = this.refusal.text === this.chat.composer?.field.value ? this.refusal.quoted : [];
    return quoted.some((each) => each === face || each.split(/[^A-Za-z0-9]+/).includes(cell));
  }

  /** Ask the game about the text in the field, unless text and table are unchanged since the last request. */
  async review() {
    const { composer, draftedFor } = this.chat;
    const text = composer?.field.value ?? "";
    if (!text) this.steps = [];
    if (text !== this.refusal.text) this.refusal = NO_REFUSAL;
    if (!draftedFor || !text.trim() || text.startsWith("/")) return;
    if (text.trim() === this.newestReading.text.trim() && draftedFor.changed === this.tableVersion) return;
    const { changed } = draftedFor;
    const reading = await this.requests.ask(text);
    if (!reading || composer?.field.value !== text) return; // the text has changed meanwhile
    Object.assign(this, { newestReading: reading, tableVersion: changed });
    this.keep();
    this.chat.change();
  }

  /**
   * The draft's tiles on a picture, each with its area.
   * @param {Area[]} areas
   */
  ghosts(areas) {
    const found = this.reading.placed.flatMap(([place, face]) => {
      const area = place && areaOf(place, areas);
      return area ? [{ area, face, wrong: this.isWrong(place, face) }] : [];
    });
    const room = fitted(found.map(({ area }) => area));
    return found.map((ghost, at) => ({ ...ghost, area: room[at] }));
  }

  /**
   * The tiles of a picture that the draft uses.
   * @param {Area[]} areas
   */
  used(areas) {
    let free = areas.filter((area) => !cellOf(area));
    return this.reading.placed.flatMap(([, face]) => {
      const found = free.find((area) => area.text.trim() === face);
      const same = free.filter((area) => area === found || (found?.tile && area.tile === found.tile));
      free = free.filter((area) => !same.includes(area));
      return same;
    });
  }

  /**
   * The cells, melds, dice and cards of a picture that the draft names without a place for them or a tile there, and the cell
   * where its run is to end.
   * @param {Area[]} areas
   */
  named(areas) {
    const words = namedIn(this.text);
    if (this.runEnd.cell && this.text.startsWith(this.runEnd.text)) words.push(this.runEnd.cell);
    const taken = new Set(this.reading.placed.map(([place]) => place));
    // What has its place leaves another tile like it unmarked.
    for (const face of this.reading.placed.map(([, each]) => each.toUpperCase())) if (words.includes(face)) words.splice(words.indexOf(face), 1);
    const used = this.used(areas);
    const named = areas.map((area) => cellOf(area) || (/^([A-Z]{1,2}|[yr][1-9])$/.test(area.text.trim()) && !used.includes(area) ? area.text.trim().toUpperCase() : ""));
    return areas.filter((_, at) => named[at] && words.includes(named[at]) && !taken.has(named[at]) && named.indexOf(named[at]) === at);
  }
}

/**
 * The cells, melds and tiles that a draft names.
 * @param {string} text
 */
function namedIn(text) {
  return text.toUpperCase().split(/[^A-Z0-9]+|(?<=[0-9])(?=V)/);
}
