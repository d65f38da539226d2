/** What the page knows and does: rooms and messages, the connection, the panel and the channel in view. */

import { Connection } from "./connection.js";
import { LOBBY, MessageStore } from "./message-store.js";
import { Outbox, randomId } from "./outbox.js";
import { translate } from "./translate.js";

/** @typedef {import("./types").Area} Area */
/** @typedef {import("./types").Entry} Entry */
/** @typedef {import("./types").PanelKind} PanelKind */

/** Tested before the name is lower-cased: the Kelvin sign would become a k. */
const CHANNEL_NAME = /^[A-Za-z0-9_-]{1,30}$/;

/** @type {PanelKind[]} */
export const PANELS = ["channel", "private"];

export class Chat {
  /** @param {{nick: string, name: string, instance: string}} me */
  constructor(me) {
    this.me = me;
    const prefix = `summarum:${me.instance}:${me.nick}:`;
    this.store = new MessageStore(prefix, me.nick);
    this.outbox = new Outbox(prefix);
    this.narrow = matchMedia("(max-width: 859px)");
    this.dark = matchMedia("(prefers-color-scheme: dark)");
    /** @type {import("./connection.js").ConnectionState} */
    this.state = "connecting";
    this.welcomed = false;
    /** @type {PanelKind} The panel in view where there is room for one. */
    this.panel = "channel";
    this.room = LOBBY;
    this.roomProblem = "";
    /** @type {Record<PanelKind, string>} What the server says about the line that was sent last. */
    this.notices = { channel: "", private: "" };
    /** @type {import("./types").Picture | null} */
    this.enlarged = null;
    /** @type {Partial<Record<PanelKind, import("./composer.js").Composer>>} */
    this.composers = {};
    /** @type {Partial<Record<PanelKind, import("./message-list.js").MessageList>>} */
    this.lists = {};
    /** @type {Set<() => void>} */
    this.listeners = new Set();
    this.connection = new Connection(this.outbox, {
      state: (state) => this.change({ state }),
      hello: () => ({ since: this.store.version, rooms: this.welcomed ? [...this.store.rooms.keys()] : [], dark: this.dark.matches }),
      message: (message) => this.receive(message),
    });
  }

  start() {
    addEventListener("hashchange", () => this.followAddress());
    addEventListener("focus", () => this.markRead());
    document.addEventListener("visibilitychange", () => this.markRead());
    this.narrow.addEventListener("change", () => this.markRead());
    this.dark.addEventListener("change", () => this.connection.ask("look", { dark: this.dark.matches }));
    this.followAddress();
    this.connection.connect();
  }

  /**
   * Call a listener after every change, until the returned function is called.
   * @param {() => void} listener
   * @returns {() => void}
   */
  subscribe(listener) {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  }

  /** @param {Partial<Chat>} [values] */
  change(values = {}) {
    Object.assign(this, values);
    for (const listener of this.listeners) listener();
  }

  // what the server says

  /** @param {import("./types").Incoming} message */
  receive(message) {
    switch (message.type) {
      case "welcome":
        message.rooms.forEach((room) => this.store.open(room));
        message.entries.forEach((entry) => this.store.add(entry));
        this.welcomed = true;
        this.followAddress();
        for (const kind of PANELS) this.composers[kind]?.reconnected();
        break;
      case "entry":
        this.store.add(message.entry);
        break;
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
      case "refused":
        this.refused(message.code, message.room, message.sentence);
        break;
      case "language":
        location.reload();
    }
    this.markRead();
  }

  /**
   * @param {string} code
   * @param {string} room
   * @param {string} sentence
   */
  refused(code, room, sentence) {
    if (code === "room" || code === "rooms") this.roomProblem = sentence;
    else this.notices = { ...this.notices, [room === this.store.own ? "private" : "channel"]: sentence };
  }

  // rooms

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
    const name = location.hash.slice(1);
    this.room = CHANNEL_NAME.test(name) ? `#${name.toLowerCase()}` : LOBBY;
    if (!this.store.channels().includes(this.room)) this.connection.ask("open", { room: this.room });
    this.markRead();
  }

  /**
   * Go to the channel with a typed name; returns false after showing what is wrong with the name.
   * @param {string} typed
   */
  openRoom(typed) {
    const name = typed.trim().replace(/^#/, "");
    const lawful = CHANNEL_NAME.test(name);
    this.change({ roomProblem: lawful ? "" : translate("web-refused-room") });
    if (lawful) location.hash = name.toLowerCase();
    return lawful;
  }

  /** @param {string} room */
  leaveRoom(room) {
    this.connection.ask("leave", { room });
    this.store.close(room);
    if (room === this.room) location.hash = LOBBY;
    this.change();
  }

  /** @param {PanelKind} kind */
  showPanel(kind) {
    this.panel = kind;
    this.markRead();
  }

  // lines

  /**
   * @param {PanelKind} kind
   * @param {string} text
   * @param {{reply?: number, button?: boolean}} [more]
   */
  send(kind, text, more = {}) {
    this.lists[kind]?.followEnd();
    this.connection.send({ id: randomId(), at: Date.now(), room: this.roomOf(kind), text, ...more });
    this.change();
  }

  /**
   * Type a tapped area into the field below its picture. A line begun by tapping in the channel continues in private, where
   * the tiles are; one begun in private stays there, because it may be secret.
   * @param {PanelKind} kind
   * @param {Area} area
   */
  tap(kind, area) {
    const { channel, private: own } = this.composers;
    if (!channel || !own) return;
    if (kind === "private" && !own.text) own.takeOver(channel);
    const staysPrivate = kind === "channel" && own.begunByTap && !this.narrow.matches && !channel.text;
    (kind === "private" || staysPrivate ? own : channel).insert(area);
  }

  /** The tapped areas whose text stands in a field. */
  markedAreas() {
    return new Set(PANELS.flatMap((kind) => this.composers[kind]?.taps.map((tap) => tap.area) ?? []));
  }

  // what is read

  /**
   * Whether the newest message of a panel is in view.
   * @param {PanelKind} kind
   */
  isInView(kind) {
    const visible = !this.narrow.matches || this.panel === kind;
    return visible && (this.lists[kind]?.atEnd ?? false) && document.visibilityState === "visible" && document.hasFocus();
  }

  /** Mark what is in view as read; returns whether that changed anything. */
  readVisible() {
    const visible = this.welcomed ? PANELS.filter((kind) => this.isInView(kind)) : [];
    return visible.filter((kind) => this.store.markRead(this.roomOf(kind))).length > 0;
  }

  markRead() {
    this.readVisible();
    this.change();
  }

  /** The number of unread messages in all rooms of a panel. */
  unread() {
    if (!this.welcomed) return { channel: 0, private: 0 };
    return { channel: this.store.channels().reduce((sum, room) => sum + this.store.unread(room), 0), private: this.store.unread(this.store.own) };
  }
}
