/** The messages of every room that this page knows, and which of them are read. */

import { isEnding } from "./tables.js";

/** @typedef {import("./types").Entry} Entry */

export const LOBBY = "#lobby";

export class MessageStore {
  /**
   * @param {string} prefix of the keys in the browser's storage
   * @param {string} me the id of the person
   */
  constructor(prefix, me) {
    this.me = me;
    this.own = `@${me}`;
    this.version = 0;
    /** @type {Map<string, Map<number, Entry>>} */
    this.rooms = new Map([[this.own, new Map()]]);
    this.seenKey = `${prefix}seen`;
    /** @type {Record<string, number>} The newest message seen in each room; under "" the time of the first visit. */
    this.seen = JSON.parse(localStorage.getItem(this.seenKey) ?? "null") ?? { "": Date.now() };
    localStorage.setItem(this.seenKey, JSON.stringify(this.seen));
  }

  /** @param {string} room */
  open(room) {
    if (!this.rooms.has(room)) this.rooms.set(room, new Map());
  }

  /** @param {string} room */
  close(room) {
    this.rooms.delete(room);
  }

  /**
   * Open these channels, and close all others.
   * @param {string[]} rooms
   */
  keepChannels(rooms) {
    for (const room of this.channels()) if (!rooms.includes(room)) this.close(room);
    for (const room of rooms) this.open(room);
  }

  channels() {
    const others = [...this.rooms.keys()].filter((room) => room !== this.own && room !== LOBBY).sort();
    return this.rooms.has(LOBBY) ? [LOBBY, ...others] : others;
  }

  /**
   * Store an entry, unless a newer version of it is known.
   * @param {Entry} entry
   */
  add(entry) {
    this.version = Math.max(this.version, entry.v);
    this.open(entry.room);
    const room = /** @type {Map<number, Entry>} */ (this.rooms.get(entry.room));
    if ((room.get(entry.id)?.v ?? 0) < entry.v) room.set(entry.id, entry);
  }

  /**
   * The entry with this id, in whichever room it is.
   * @param {number | undefined} id
   */
  find(id) {
    for (const room of this.rooms.values()) if (id && room.has(id)) return room.get(id);
    return undefined;
  }

  /**
   * The entries of a room, oldest first.
   * @param {string} room
   */
  entries(room) {
    return [...(this.rooms.get(room)?.values() ?? [])].sort((one, other) => one.id - other.id);
  }

  /**
   * The entries of all rooms that are wanted, the oldest version first.
   * @param {(entry: Entry) => boolean} wanted
   */
  byVersion(wanted) {
    const entries = [...this.rooms.values()].flatMap((room) => [...room.values()]).filter(wanted);
    return entries.sort((one, other) => one.v - other.v);
  }

  /** The newest line of this person, in any room; undefined if there is none. */
  newestLine() {
    return this.byVersion(({ from }) => from === this.me).at(-1);
  }

  /** Whether the newest of all lines and answers is a command of this person. */
  awaitsAnswer() {
    const newest = this.byVersion(({ from }) => from === this.me || from === null).at(-1);
    return newest?.from === this.me && newest.spans[0]?.[0].startsWith("/");
  }

  /**
   * The lines this person typed in a room, newest first, without repetitions.
   * @param {string} room
   */
  typed(room) {
    const mine = this.entries(room).filter((entry) => entry.from === this.me);
    return [...new Set(mine.reverse().map(textOf))];
  }

  /**
   * The number of unread messages by others. A message that only leads to the private conversation, or tells how a game ended
   * there, does not count: the private conversation has its own number. Nor do pictures of one's rack, which the dock shows.
   * @param {string} room
   */
  unread(room) {
    const seen = this.seen[room] ?? 0;
    // What was said before this person came, or came to this device, is no news to them.
    const first = seen ? 0 : this.seen[""] ?? 0;
    let count = 0;
    for (const entry of this.rooms.get(room)?.values() ?? []) {
      if (entry.id > seen && entry.at >= first && entry.from !== this.me && !entry.table?.own && !leadsAway(entry) && (room === this.own || !this.hasEndedInPrivate(entry))) count += 1;
    }
    return count;
  }

  /**
   * Whether the private conversation shows the result of a message's game.
   * @param {Entry} entry
   */
  hasEndedInPrivate({ table }) {
    if (!table?.over) return false;
    return [...(this.rooms.get(this.own)?.values() ?? [])].some((entry) => isEnding(entry) && entry.table?.id === table.id);
  }

  /**
   * Mark everything in a room as read; returns whether that changed anything.
   * @param {string} room
   */
  markRead(room) {
    const newest = Math.max(0, ...(this.rooms.get(room)?.keys() ?? []));
    if (newest <= (this.seen[room] ?? 0)) return false;
    this.seen[room] = newest;
    localStorage.setItem(this.seenKey, JSON.stringify(this.seen));
    return true;
  }
}

/**
 * The text of a message, without its styles.
 * @param {Entry} entry
 */
export function textOf({ spans }) {
  return spans.map(([text]) => text).join("");
}

/**
 * Whether a message has a button that opens the private conversation.
 * @param {Entry} entry
 */
function leadsAway({ buttons }) {
  return (buttons ?? []).some(([, , act]) => act === "private");
}
