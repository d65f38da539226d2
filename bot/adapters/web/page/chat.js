/** The state of the page and its actions: rooms and messages, the connection, the panel and the channel in view. */

import { Connection } from "./connection.js";
import { Draft, PUZZLE } from "./draft.js";
import { lineFor } from "./start-lines.js";
import { followPresses } from "./held-button.js";
import { LastGame } from "./last-game.js";
import { Presence } from "./presence.js";
import { LOBBY, MessageStore } from "./message-store.js";
import { Outbox, randomId } from "./outbox.js";
import { Trial } from "./puzzle.js";
import { NARROW, SIDEWAYS, SMALL, TOO_LOW_FOR_MENU } from "./screen.js";
import { follow, tablesPlayed } from "./tables.js";
import { translate } from "./translate.js";
import { TurnNotice } from "./turn-notice.js";

/** @typedef {import("./types").Area} Area */
/** @typedef {import("./types").Entry} Entry */
/** @typedef {import("./types").PanelKind} PanelKind */

/** Tested before the name is lower-cased, which would turn the Kelvin sign into a k. */
const CHANNEL_NAME = /^[A-Za-z0-9_-]{1,30}$/;

const INVITATION_CODE = /^[0-9A-Z]{4}-[0-9A-Z]{4}$/;

/** @type {PanelKind[]} */
export const PANELS = ["channel", "private"];

export class Chat {
  /** @param {{id: string, name: string, instance: string}} me */
  constructor(me) {
    this.me = me;
    const prefix = (this.prefix = `summarum:${me.instance}:${me.id}:`);
    this.store = new MessageStore(prefix, me.id);
    this.outbox = new Outbox(prefix);
    this.state = /** @type {import("./connection.js").ConnectionState} */ ("connecting");
    this.welcomed = false;
    /** @type {PanelKind} The panel in view where there is room for one; a reload leaves it in view. */
    this.panel = history.state?.panel ?? "channel";
    this.room = LOBBY;
    this.roomProblem = "";
    /** @type {Record<PanelKind, string>} What the server says about the line that was sent last. */
    this.notices = { channel: "", private: "" };
    /** @type {import("./types").Picture | null} */
    this.enlarged = null;
    /** @type {import("./tables.js").Table[]} The games this person plays. */
    this.tables = [];
    /**
     * The table chosen for the dock, the one that stays there for now whatever else changes, and the one just begun; 0 for none.
     */
    this.chosen = this.held = this.fresh = 0;
    /** Whether the board is shown even if the picture of the person's rack shows the whole game. */
    this.publicBoard = false;
    /** Whether the board is hidden to make room. */
    this.folded = false;
    /** Whether the menu is shown instead of the dock. */
    this.menu = false;
    /** Whether a button of the bot is held down. */
    this.pressed = false;
    this.draft = new Draft(this);
    this.lastGame = new LastGame(this);
    this.trial = new Trial(this);
    this.turnNotice = new TurnNotice(`${prefix}notice`);
    /** @type {Partial<Record<PanelKind, import("./composer.js").Composer>>} */
    this.composers = {};
    /** @type {Partial<Record<PanelKind, import("./message-list.js").MessageList>>} */
    this.lists = {};
    /** @type {Set<() => void>} */
    this.listeners = new Set();
    /** @type {Record<PanelKind, number>} How many lines were sent from each panel. */
    this.sent = { channel: 0, private: 0 };
    this.presence = new Presence(this);
    this.connection = new Connection(this.outbox, {
      state: (state) => {
        if (state === "lost") this.draft.requests.disconnected();
        this.change({ state });
      },
      hello: () => ({ since: this.store.version, rooms: this.welcomed ? [...this.store.rooms.keys()] : [] }),
      message: (message) => this.receive(message),
      probe: () => this.presence.askTables(),
    });
  }

  start() {
    localStorage.setItem(`${this.prefix}name`, JSON.stringify([this.me.name, Date.now()])); // for the login page
    addEventListener("hashchange", () => this.presence.followHistory());
    addEventListener("focus", () => this.markRead());
    document.addEventListener("visibilitychange", () => this.markRead());
    SMALL.addEventListener("change", () => this.markRead());
    for (const query of [NARROW, SIDEWAYS, TOO_LOW_FOR_MENU]) query.addEventListener("change", () => this.change());
    followPresses(this);
    this.presence.goBack();
    this.followAddress();
    this.connection.connect();
  }

  /** Delete the data of this person in this browser. */
  forgetHere() {
    for (const kept of [localStorage, sessionStorage]) for (const key of Object.keys(kept)) if (key.startsWith(this.prefix)) kept.removeItem(key);
  }

  /**
   * Call a listener after every change, until the returned function is called.
   * @param {() => void} listener
   * @returns {() => void}
   */
  subscribe(listener) {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** @param {Partial<Chat>} [values] */
  change(values = {}) {
    const shown = "chosen" in values ? null : this.game;
    const drafting = shown !== null && this.draft.underway;
    Object.assign(this, values);
    Object.assign(this, follow(this, tablesPlayed(this.store), shown, drafting));
    this.lastGame.keep();
    this.trial.follow();
    this.draft.follow();
    if (this.welcomed) this.turnNotice.follow(this.tables);
    this.draft.settle();
    this.draft.expire();
    if (!this.pressed) for (const listener of this.listeners) listener();
  }

  // messages of the server

  /** @param {import("./types").ServerMessage} message */
  receive(message) {
    this.presence.receive(message);
    switch (message.type) {
      case "welcome":
        this.store.keepChannels(message.rooms);
        message.entries.forEach((entry) => this.store.add(entry));
        this.welcomed = true;
        this.notices = { channel: "", private: "" };
        this.followAddress();
        this.lastGame.restore();
        this.draft.requests.reconnected();
        for (const kind of PANELS) this.composers[kind]?.reconnected();
        break;
      case "entry": {
        const begins = this.beginsInPrivate(message.entry);
        this.store.add(message.entry);
        this.draft.noteRefusal(message.entry);
        if (begins) this.showPanel("private");
        break;
      }
      case "ack":
        this.notices = { channel: "", private: "" };
        if (message.entry) this.store.add(message.entry);
        break;
      case "room":
        this.store.open(message.room);
        message.entries.forEach((entry) => this.store.add(entry));
        break;
      case "suggestions":
        for (const kind of PANELS) this.composers[kind]?.showSuggestions(message.n, message.list);
        return;
      case "draft":
        this.draft.requests.receive(message.n, message.draft);
        return;
      case "refused":
        this.refused(message.code, message.room, message.sentence);
        break;
      case "renamed":
        if (message.person[0] === this.me.id) location.reload();
        break;
      case "language":
        location.reload();
    }
    this.markRead();
    this.draft.review();
  }

  /**
   * Whether a message shows the first board of a game that this person has just asked for in the channel and plays in private.
   * @param {import("./types").Entry} entry
   */
  beginsInPrivate({ room, table, picture }) {
    if (this.panel !== "channel" || room !== this.store.own || !picture || !table?.playing || table.over || table.own) return false;
    if (this.composer?.text) return false; // they are writing
    return this.store.newestLine()?.room === this.room && !this.tables.some(({ id }) => id === table.id);
  }

  /**
   * @param {string} code
   * @param {string} room
   * @param {string} sentence
   */
  refused(code, room, sentence) {
    if (code === "room" || code === "rooms") this.roomProblem = sentence;
    else if (room === "") this.notices = { channel: sentence, private: sentence };
    else this.notices = { ...this.notices, [room === this.store.own ? "private" : "channel"]: sentence };
  }

  // rooms

  /** @param {string} room */
  showChannel(room) {
    if (room !== this.room) location.hash = room;
    this.showPanel("channel");
  }

  /**
   * Scroll to the newest board of a table in the channel in view; returns whether there is one.
   * @param {number} table
   */
  showBoard(table) {
    const board = this.store.entries(this.room).reverse().find((entry) => entry.table?.id === table && entry.picture);
    // Only after the menu has closed and the list has its full height.
    if (board) requestAnimationFrame(() => this.lists.channel?.jumpTo(board.id));
    return board !== undefined;
  }

  /** @param {PanelKind} kind */
  roomOf(kind) {
    return kind === "private" ? this.store.own : this.room;
  }

  /**
   * Whether the messages of a room have arrived.
   * @param {string} room
   */
  isFilled(room) {
    return this.welcomed && this.store.rooms.has(room);
  }

  /** Show the channel that the address names. */
  followAddress() {
    const [name, table] = location.hash.slice(1).split("/");
    const room = CHANNEL_NAME.test(name) ? `#${name.toLowerCase()}` : LOBBY;
    this.presence.follow(room, table);
    this.room = room;
    if (!this.store.channels().includes(this.room)) this.connection.ask("open", { room: this.room });
    if (this.welcomed && INVITATION_CODE.test(table ?? "")) this.acceptInvitation(table);
    this.markRead();
  }

  /**
   * Bring a table to this channel by the code in the address; the code is removed there, so that a reload does not send it again.
   * @param {string} code
   */
  acceptInvitation(code) {
    history.replaceState(history.state, "", this.room);
    this.commandIn("channel", lineFor("invited", { code }));
  }

  /**
   * Go to the channel with a typed name; returns false after showing what is wrong with the name.
   * @param {string} typed
   */
  openRoom(typed) {
    const name = typed.trim().replace(/^#/, "");
    const valid = CHANNEL_NAME.test(name);
    this.change({ roomProblem: valid ? "" : translate("web-refused-room") });
    if (valid) location.hash = name.toLowerCase();
    return valid;
  }

  /** @param {string} room */
  leaveRoom(room) {
    this.connection.ask("leave", { room });
    this.store.close(room);
    if (room === this.room) location.hash = LOBBY;
    this.change();
  }

  /**
   * Show a panel; a line begun by tapping moves to its field, once that is empty.
   * @param {PanelKind} kind
   */
  showPanel(kind) {
    const [before, after] = [this.composer, this.composers[kind]];
    const tried = this.trial.puzzle; // its draft is no move of the game
    this.panel = kind;
    history.replaceState({ ...history.state, panel: kind }, "");
    if (this.docked && !tried && before && after && before !== after) after.takeOver(before);
    this.markRead();
  }

  /** Whether one panel is shown at a time. */
  get single() {
    return SMALL.matches || this.tables.length > 0;
  }

  // the dock

  /** The table that is chosen for the dock, null if this person plays no game. */
  get game() {
    return this.tables.find(({ id }) => id === (this.held || this.chosen)) ?? this.tables[0] ?? null;
  }

  /** The table in the dock, null if this person plays no game, or tries a puzzle. */
  get docked() {
    return this.trial.puzzle ? null : this.game;
  }

  /**
   * What a move is drafted for: the table in the dock, or the puzzle that is being tried.
   * @returns {{id: number, changed: number} | null}
   */
  get draftedFor() {
    const { puzzle } = this.trial;
    return this.docked ?? (puzzle && { id: PUZZLE, changed: puzzle.id });
  }

  /** The field of the panel in view. */
  get composer() {
    return this.composers[this.panel];
  }

  /**
   * Send a command like a button: nobody else sees its line.
   * @param {string} text
   * @param {{id?: string, reply?: number}} more the line's id, and the message the button stands under
   */
  command(text, { id = randomId(), reply } = {}) {
    this.send(this.panel, text, { id, button: true, ...(reply && this.panel === "private" ? { reply } : {}) });
  }

  /**
   * Show a panel, and send a command there like a button.
   * @param {PanelKind} kind
   * @param {string} text
   */
  commandIn(kind, text) {
    this.showPanel(kind);
    this.command(text);
  }

  // lines

  /**
   * @param {PanelKind} kind
   * @param {string} text
   * @param {{id?: string, reply?: number, view?: number, button?: boolean}} [more]
   */
  send(kind, text, more = {}) {
    this.sent[kind] += 1;
    this.lists[kind]?.followEnd(text);
    this.connection.send({ id: randomId(), at: Date.now(), room: this.roomOf(kind), text, ...more });
    this.change();
  }

  /**
   * Type a tapped area into the field below its picture. A line begun by tapping in the channel continues in private, where
   * the tiles are; one begun in private stays there, because it may be secret.
   * @param {PanelKind} kind
   * @param {Area} area
   * @param {Area[]} areas all areas of the picture
   */
  tap(kind, area, areas) {
    const { channel, private: own } = this.composers;
    if (!channel || !own) return;
    if (!this.docked && kind === "private" && this.trial.posed && this.panel !== "private") this.showPanel("private");
    if (this.draftedFor) {
      this.draft.tap(area, areas);
      return;
    }
    if (kind === "private" && !own.text) own.takeOver(channel);
    const staysPrivate = kind === "channel" && own.begunByTap && !SMALL.matches && !channel.text;
    (kind === "private" || staysPrivate ? own : channel).insert(area);
  }

  /** The tapped areas whose text is in a field. */
  markedAreas() {
    return new Set(PANELS.flatMap((kind) => this.composers[kind]?.taps.map((tap) => tap.area) ?? []));
  }

  // unread messages

  /**
   * Whether the newest message of a panel is in view.
   * @param {PanelKind} kind
   */
  isInView(kind) {
    const visible = !this.single || this.panel === kind;
    return visible && (this.lists[kind]?.atEnd ?? false) && document.visibilityState === "visible" && document.hasFocus();
  }

  /** Mark the rooms in view as read; returns whether that changed anything. */
  readVisible() {
    const visible = this.welcomed ? PANELS.filter((kind) => this.isInView(kind)) : [];
    return visible.filter((kind) => this.store.markRead(this.roomOf(kind))).length > 0;
  }

  markRead() {
    this.readVisible();
    this.change();
  }

  /** The numbers of unread messages by panel. */
  unread() {
    if (!this.welcomed) return { channel: 0, private: 0 };
    return { channel: this.store.channels().reduce((sum, room) => sum + this.store.unread(room), 0), private: this.store.unread(this.store.own) };
  }
}
