/** What this page knows of every room, and what of it has been read. */

export const LOBBY = "#lobby";

export class Store {
  constructor(prefix, nick) {
    this.nick = nick;
    this.own = `@${nick}`;
    this.version = 0;
    /** @type {Map<string, Map<number, object>>} */
    this.rooms = new Map([[this.own, new Map()]]);
    this.seenKey = `${prefix}seen`;
    this.seen = JSON.parse(localStorage.getItem(this.seenKey) ?? "{}");
  }

  open(room) {
    if (!this.rooms.has(room)) this.rooms.set(room, new Map());
  }

  close(room) {
    this.rooms.delete(room);
  }

  channels() {
    const others = [...this.rooms.keys()].filter((room) => room !== this.own && room !== LOBBY).sort();
    return this.rooms.has(LOBBY) ? [LOBBY, ...others] : others;
  }

  /** Take an entry in: "new", "changed", or null where nothing came of it. */
  put(entry) {
    this.version = Math.max(this.version, entry.v);
    this.open(entry.room);
    const room = this.rooms.get(entry.room);
    const before = room.get(entry.id);
    if (before && before.v >= entry.v) return null;
    room.set(entry.id, entry);
    return before ? "changed" : "new";
  }

  get(room, id) {
    return this.rooms.get(room)?.get(id);
  }

  /** The entries of a room, the oldest first. */
  entries(room) {
    return [...(this.rooms.get(room)?.values() ?? [])].sort((one, other) => one.id - other.id);
  }

  /** What I typed in a room, the newest first, each line once. */
  typed(room) {
    const mine = this.entries(room).filter((entry) => entry.from === this.nick);
    return [...new Set(mine.reverse().map((entry) => entry.spans.map(([text]) => text).join("")))];
  }

  unread(room) {
    const seen = this.seen[room] ?? 0;
    let count = 0;
    for (const entry of this.rooms.get(room)?.values() ?? []) {
      if (entry.id > seen && entry.from !== this.nick) count += 1;
    }
    return count;
  }

  /** Everything in a room has been read; whether that was news. */
  read(room) {
    const newest = Math.max(0, ...(this.rooms.get(room)?.keys() ?? []));
    if (newest <= (this.seen[room] ?? 0)) return false;
    this.seen[room] = newest;
    localStorage.setItem(this.seenKey, JSON.stringify(this.seen));
    return true;
  }
}
