/** The messages of one pane: kept in order, scrolled along, walked through with the arrow keys. */

import { fill, follow } from "./message.js";

const NEAR = 80;
const TALL = 1.3;

export class Log {
  /**
   * @param {HTMLElement} scroll what scrolls
   * @param {HTMLElement} log what holds the messages
   * @param {HTMLElement} below the button that leads to the newest
   * @param {import("./message.js").Deeds} deeds
   */
  constructor(scroll, log, below, deeds) {
    Object.assign(this, { scroll, log, below, deeds });
    /** @type {Map<number, object>} */
    this.shown = new Map();
    this.atEnd = true;
    this.top = 0;
    this.anchor = null;
    scroll.addEventListener("scroll", () => this.scrolled(), { passive: true });
    below.addEventListener("click", () => this.toEnd());
    log.addEventListener("keydown", (event) => this.key(event));
    log.addEventListener("focusin", (event) => this.focused(event.target.closest(".message")));
    new ResizeObserver(() => this.atEnd && this.toEnd()).observe(log);
    new ResizeObserver(() => this.atEnd && this.toEnd()).observe(scroll);
  }

  /** Show a room from its beginning, unannounced. */
  reset(entries) {
    this.log.setAttribute("aria-live", "off");
    this.shown.clear();
    this.log.replaceChildren();
    for (const entry of entries) this.put(entry);
    this.anchor = null;
    this.toEnd();
    // What is there already is no news; only what comes from now on is announced.
    requestAnimationFrame(() => requestAnimationFrame(() => this.log.setAttribute("aria-live", "polite")));
  }

  put(entry) {
    const known = this.node(entry.id);
    this.shown.set(entry.id, entry);
    const node = known ?? this.place(document.createElement("div"), entry.id);
    const focused = node.contains(document.activeElement);
    node.setAttribute("role", "article");
    node.tabIndex = -1;
    fill(node, entry, this.deeds);
    this.chain(node);
    if (node.nextElementSibling) this.chain(node.nextElementSibling);
    if (focused) node.focus();
    if (!this.current?.isConnected || (!known && !this.log.contains(document.activeElement))) this.choose(node);
    if (!known && this.atEnd) this.anchor = node.offsetHeight > TALL * this.scroll.clientHeight ? node : null;
    if (known && this.atEnd && this.answered(node)) this.anchor = node;
    if (this.atEnd) this.toEnd();
    else if (!known) this.below.hidden = false;
  }

  /** Whether a message changed for what one has just typed: nothing but that stands below it. */
  answered(node) {
    let next = node.nextElementSibling;
    while (next && this.shown.get(Number(next.dataset.id)).from === this.deeds.nick) next = next.nextElementSibling;
    return !next;
  }

  node(id) {
    return this.shown.has(id) ? this.log.querySelector(`[data-id="${id}"]`) : null;
  }

  place(node, id) {
    let next = null;
    for (let last = this.log.lastElementChild; last && Number(last.dataset.id) > id; last = last.previousElementSibling) next = last;
    this.log.insertBefore(node, next);
    return node;
  }

  chain(node) {
    const before = node.previousElementSibling;
    follow(node, this.shown.get(Number(node.dataset.id)), before && this.shown.get(Number(before.dataset.id)));
  }

  scrolled() {
    const { scrollTop, clientHeight, scrollHeight } = this.scroll;
    const near = scrollHeight - scrollTop - clientHeight < NEAR;
    // Only who scrolls up leaves the end; what grows below does not push anybody away from it.
    if (near || scrollTop < this.top) this.atEnd = near;
    this.top = scrollTop;
    if (near || !this.atEnd) this.anchor = null;
    if (near) this.below.hidden = true;
    this.deeds.moved();
  }

  /** To the newest message; what is much taller than the window, or was rewritten above it, is shown from its beginning. */
  toEnd() {
    const beginning = this.anchor?.isConnected ? this.anchor.offsetTop - this.log.offsetTop : this.shown.size ? Infinity : 0;
    this.scroll.scrollTop = Math.min(this.scroll.scrollHeight, beginning);
    this.top = this.scroll.scrollTop;
    this.atEnd = true;
    this.below.hidden = true;
  }

  go(id) {
    const node = this.node(id);
    if (!node) return;
    node.scrollIntoView({ block: "center" });
    node.focus();
  }

  /** Only the chosen message's own controls can be reached with Tab; the bot's buttons always can. */
  choose(node) {
    if (node === this.current) return;
    const controls = (of, tabindex) => of?.querySelectorAll(".picture, .quote").forEach((control) => { control.tabIndex = tabindex; });
    controls(this.current, -1);
    this.current = node;
    controls(node, 0);
  }

  /** The button to reply is there for who is at the message, and not read out with every new one. */
  focused(node) {
    if (!node) return;
    this.choose(node);
    for (const reply of this.log.querySelectorAll(".reply[tabindex='0']")) hide(reply);
    const reply = node.querySelector(".reply");
    reply.tabIndex = 0;
    reply.removeAttribute("aria-hidden");
  }

  key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const on = event.target.closest(".message");
    const move = { ArrowUp: (node) => node.previousElementSibling, ArrowDown: (node) => node.nextElementSibling, Home: () => this.log.firstElementChild, End: () => this.log.lastElementChild }[event.key];
    if (move) {
      const next = on ? move(on) : this.log.lastElementChild;
      next?.focus();
      next?.scrollIntoView({ block: "nearest" });
      event.preventDefault();
    } else if (on && event.key.toLowerCase() === "r") {
      this.deeds.reply(this.shown.get(Number(on.dataset.id)));
      event.preventDefault();
    } else if (event.key === "Enter" && event.target === on) {
      // Left alone, the key would go on to press what the open picture puts in focus: its own close button.
      event.preventDefault();
      on.querySelector(".picture")?.click();
    }
  }
}

function hide(reply) {
  reply.tabIndex = -1;
  reply.setAttribute("aria-hidden", "true");
}
