/** The menu of channels: switch to one, close one, open another. */

import { el } from "./dom.js";
import { LOBBY } from "./message-store.js";
import { translate } from "./translate.js";

/** Tested before the name is lower-cased: the Kelvin sign would become a k. */
const NAME = /^[A-Za-z0-9_-]{1,30}$/;

export class ChannelMenu {
  /**
   * @param {HTMLElement} head the heading of the channel panel
   * @param {{store: import("./message-store.js").MessageStore, open: Function, leave: Function, show: Function}} page
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
    document.getElementById("room-form").addEventListener("submit", (event) => this.submit(event));
    addEventListener("hashchange", () => this.followAddress());
  }

  /** Show the channel that the address names. */
  followAddress() {
    const name = location.hash.slice(1);
    const room = NAME.test(name) ? `#${name.toLowerCase()}` : LOBBY;
    const known = this.page.store.channels().includes(room);
    if (!known) this.page.open(room);
    if (room !== this.room || !this.filled) {
      this.room = room;
      this.filled = known;
      this.page.show(room);
    }
    this.redraw();
  }

  submit(event) {
    event.preventDefault();
    const field = document.getElementById("room-name");
    const name = field.value.trim().replace(/^#/, "");
    if (!NAME.test(name)) {
      this.showProblem(translate("web-refused-room"));
      return;
    }
    this.problem.textContent = "";
    field.value = "";
    this.menu.hidePopover();
    location.hash = name.toLowerCase();
  }

  showProblem(sentence) {
    this.problem.textContent = sentence;
  }

  /** Redraw the names and the counts of unread messages. */
  redraw() {
    const { store } = this.page;
    this.name.textContent = this.room;
    this.button.setAttribute("aria-label", translate("web-channels-switch", { room: this.room }));
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
      this.redraw();
    };
    return el("li", {}, link, room === LOBBY ? null : el("button.quiet", { type: "button", "aria-label": translate("web-channel-close", { room }), onclick: close }, "×"));
  }
}
