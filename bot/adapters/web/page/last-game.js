/** The game that was in view is there again after a reload of the page. */

export class LastGame {
  /** @param {import("./chat.js").Chat} chat */
  constructor(chat) {
    this.chat = chat;
    this.key = `${chat.prefix}game`;
    /** @type {{chosen: number, shown: number} | null} The table that was chosen and the one in view; null in a new tab. */
    this.last = JSON.parse(sessionStorage.getItem(this.key) ?? "null");
  }

  keep() {
    const { chosen, game } = this.chat;
    if (game) sessionStorage.setItem(this.key, JSON.stringify({ chosen, shown: game.id }));
  }

  /** Show that game as if the page had been open all the time; if none is known, the one whose draft was changed last. */
  restore() {
    const { chat, last } = this;
    const isPlayed = (/** @type {number} */ id) => chat.tables.some((table) => table.id === id);
    const drafted = chat.draft.kept.all.map(({ table }) => table).filter(isPlayed);
    const { chosen, shown } = last ?? { chosen: 0, shown: drafted.at(-1) ?? 0 };
    this.last = { chosen: 0, shown: 0 }; // a new connection leaves the game in view
    if (!isPlayed(shown)) return;
    Object.assign(chat, { chosen: drafted.includes(shown) ? shown : chosen, held: shown });
    chat.change();
  }
}
