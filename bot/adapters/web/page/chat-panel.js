/** A panel of the page: the messages of a room and the field below them. */

import { Composer } from "./composer.js";
import { el } from "./dom.js";
import { startMenu } from "./start-menu.js";
import { MessageList } from "./message-list.js";
import { translate } from "./translate.js";

export class ChatPanel {
  /**
   * @param {HTMLElement} node
   * @param {"channel" | "private"} kind
   * @param {{store: import("./message-store.js").MessageStore, send: Function, suggest: Function, enlarge: Function, tap: Function, changed: Function, scrolled: Function}} page
   */
  constructor(node, kind, page) {
    Object.assign(this, { node, kind, page });
    this.room = null;
    node.append(document.getElementById("panel").content.cloneNode(true));
    const part = (selector) => node.querySelector(selector);
    this.head = part(".panel-name");
    this.note = part(".panel-note");
    this.pending = part(".pending");
    this.startMenu = part(".start-menu");
    this.startButton = part(".start-button");
    this.logNode = part(".log");
    this.messages = new MessageList(part(".scroller"), this.logNode, part(".newest"), {
      nick: page.store.nick,
      press: (entry, command) => this.send(command, entry.id, { button: true }),
      enlarge: page.enlarge,
      tap: (area) => page.tap(this, area),
      reply: (entry) => this.composer.replyTo(entry),
      find: (id) => page.store.get(this.room, id),
      jumpTo: (id) => this.messages.jumpTo(id),
      scrolled: () => page.scrolled(),
    });
    this.composer = new Composer(part(".composer"), `${kind}-input`, {
      send: (text, reply) => this.send(text, reply),
      suggest: (text, number) => page.suggest(this.room, text, number),
      typed: () => page.store.typed(this.room),
      changed: page.changed,
    });
    this.startButton.addEventListener("click", () => this.toggleStartMenu(this.startMenu.hidden));
  }

  /** Show a room. */
  show(room) {
    this.room = room;
    const own = this.kind === "private";
    this.node.setAttribute("aria-label", own ? translate("web-private-panel") : translate("web-channel-panel", { room }));
    this.logNode.setAttribute("aria-label", own ? translate("web-private-log") : translate("web-channel-log", { room }));
    this.composer.setLabel(own ? translate("web-write-private") : translate("web-write-channel", { room }));
    this.composer.close();
    this.note.textContent = own ? translate("web-private-note") : "";
    this.refresh();
  }

  /** Redraw the room from the store. */
  refresh() {
    const entries = this.page.store.entries(this.room);
    this.messages.reset(entries);
    this.node.classList.toggle("empty", entries.length === 0);
    this.toggleStartMenu(entries.length === 0);
  }

  add(entry) {
    if (this.node.classList.contains("empty")) {
      this.node.classList.remove("empty");
      this.toggleStartMenu(false);
    }
    this.messages.add(entry);
  }

  send(text, reply, more = {}) {
    this.messages.atEnd = true;
    this.page.send({ room: this.room, text, ...(reply ? { reply } : {}), ...more });
    this.messages.toEnd();
  }

  /** Show the lines that the server has not acknowledged yet. */
  showPending(lines, note) {
    const here = lines.filter((line) => line.room === this.room);
    this.pending.replaceChildren(...here.map((line) => el("li", {}, el("span", {}, line.text), el("small", {}, note))));
    if (this.messages.atEnd) this.messages.toEnd();
  }

  toggleStartMenu(open) {
    if (open && !this.startMenu.childElementCount) this.startMenu.append(...startMenu(this.kind, this));
    this.startMenu.hidden = !open;
    this.startButton.setAttribute("aria-expanded", String(open));
    if (open) this.messages.toEnd();
  }
}
