/** The channels: which one is shown, which others there are, and opening one more. */

import { el } from "./dom.js";
import { LOBBY } from "./store.js";
import { word } from "./words.js";

/** Looked at before it becomes lower case: the Kelvin sign becomes a k. */
const NAME = /^[A-Za-z0-9_-]{1,30}$/;

export class Rooms {
  /**
   * @param {HTMLElement} head where the name of the channel stands
   * @param {{store: import("./store.js").Store, open: Function, leave: Function, show: Function}} page
   */
  constructor(head, page) {
    this.page = page;
    this.room = null;
    this.list = document.getElementById("room-list");
    this.problem = document.getElementById("room-problem");
    this.name = el("span");
    this.badge = el("span.badge", { hidden: true });
    this.button = el("button.quiet.room-button", { type: "button", popovertarget: "rooms" }, this.name, el("span.caret", { "aria-hidden": "true" }, "▾"), this.badge);
    head.append(this.button);
    this.menu = document.getElementById("rooms");
    document.getElementById("room-form").addEventListener("submit", (event) => this.typed(event));
    addEventListener("hashchange", () => this.follow());
  }

  /** Show the channel the address names. */
  follow() {
    const name = location.hash.slice(1);
    const room = NAME.test(name) ? `#${name.toLowerCase()}` : LOBBY;
    const known = this.page.store.channels().includes(room);
    if (!known) this.page.open(room);
    if (room !== this.room || !this.filled) {
      this.room = room;
      this.filled = known;
      this.page.show(room);
    }
    this.show();
  }

  typed(event) {
    event.preventDefault();
    const field = document.getElementById("room-name");
    const name = field.value.trim().replace(/^#/, "");
    if (!NAME.test(name)) {
      this.refused(word("web-refused-room"));
      return;
    }
    this.problem.textContent = "";
    field.value = "";
    this.menu.hidePopover();
    location.hash = name.toLowerCase();
  }

  refused(sentence) {
    this.problem.textContent = sentence;
  }

  /** Show names and what is unread. */
  show() {
    const { store } = this.page;
    this.name.textContent = this.room;
    this.button.setAttribute("aria-label", word("web-channels-switch", { room: this.room }));
    const elsewhere = store.channels().filter((room) => room !== this.room).reduce((sum, room) => sum + store.unread(room), 0);
    this.badge.hidden = elsewhere === 0;
    this.badge.textContent = String(elsewhere);
    this.list.replaceChildren(...store.channels().map((room) => this.item(room, store.unread(room))));
  }

  item(room, unread) {
    const here = room === this.room;
    const link = el("a", { href: room, onclick: () => this.menu.hidePopover(), ...(here ? { "aria-current": "true" } : {}) }, room,
      unread && !here ? el("span.badge", {}, String(unread)) : null);
    const close = () => {
      this.page.leave(room);
      if (here) location.hash = LOBBY;
      this.show();
    };
    return el("li", {}, link, room === LOBBY ? null : el("button.quiet", { type: "button", "aria-label": word("web-channel-close", { room }), onclick: close }, "×"));
  }
}
