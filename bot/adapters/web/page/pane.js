/** One side of the page: the messages of a room and the field below them. */

import { Composer } from "./composer.js";
import { el } from "./dom.js";
import { ideas } from "./ideas.js";
import { Log } from "./log.js";
import { word } from "./words.js";

export class Pane {
  /**
   * @param {HTMLElement} node
   * @param {"channel" | "private"} kind
   * @param {{store: import("./store.js").Store, send: Function, suggest: Function, enlarge: Function, tap: Function, review: Function, moved: Function}} page
   */
  constructor(node, kind, page) {
    Object.assign(this, { node, kind, page });
    this.room = null;
    node.append(document.getElementById("pane").content.cloneNode(true));
    const part = (selector) => node.querySelector(selector);
    this.head = part(".pane-name");
    this.note = part(".pane-note");
    this.pending = part(".pending");
    this.ideas = part(".ideas");
    this.ideasButton = part(".ideas-button");
    this.logNode = part(".log");
    this.log = new Log(part(".scroll"), this.logNode, part(".below"), {
      nick: page.store.nick,
      press: (entry, command) => this.send(command, entry.id, { button: true }),
      enlarge: page.enlarge,
      tap: (area) => page.tap(this, area),
      reply: (entry) => this.composer.answer(entry),
      find: (id) => page.store.get(this.room, id),
      go: (id) => this.log.go(id),
      moved: () => page.moved(),
    });
    this.composer = new Composer(part(".composer"), `${kind}-input`, {
      send: (text, reply) => this.send(text, reply),
      suggest: (text, number) => page.suggest(this.room, text, number),
      typed: () => page.store.typed(this.room),
      review: page.review,
    });
    this.ideasButton.addEventListener("click", () => this.toggleIdeas(this.ideas.hidden));
  }

  /** Show a room. */
  show(room) {
    this.room = room;
    const own = this.kind === "private";
    this.node.setAttribute("aria-label", own ? word("web-private-pane") : word("web-channel-pane", { room }));
    this.logNode.setAttribute("aria-label", own ? word("web-private-log") : word("web-channel-log", { room }));
    this.composer.label(own ? word("web-write-private") : word("web-write-channel", { room }));
    this.composer.close();
    this.note.textContent = own ? word("web-private-note") : "";
    this.refresh();
  }

  /** Show the room anew from what the store knows. */
  refresh() {
    const entries = this.page.store.entries(this.room);
    this.log.reset(entries);
    this.node.classList.toggle("empty", entries.length === 0);
    this.toggleIdeas(entries.length === 0);
  }

  put(entry) {
    if (this.node.classList.contains("empty")) {
      this.node.classList.remove("empty");
      this.toggleIdeas(false);
    }
    this.log.put(entry);
  }

  send(text, reply, more = {}) {
    this.log.atEnd = true;
    this.page.send({ room: this.room, text, ...(reply ? { reply } : {}), ...more });
    this.log.toEnd();
  }

  /** Show the lines that are not acknowledged yet. */
  showPending(lines, note) {
    const mine = lines.filter((line) => line.room === this.room);
    this.pending.replaceChildren(...mine.map((line) => el("li", {}, el("span", {}, line.text), el("small", {}, note))));
    if (this.log.atEnd) this.log.toEnd();
  }

  toggleIdeas(open) {
    if (open && !this.ideas.childElementCount) this.ideas.append(...ideas(this.kind, this));
    this.ideas.hidden = !open;
    this.ideasButton.setAttribute("aria-expanded", String(open));
    if (open) this.log.toEnd();
  }
}
