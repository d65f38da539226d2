/** The messages of a panel: in order, scrolled to the newest, reachable with the arrow keys. */

import { renderGrouping, renderMessage } from "./message.js";

/** So many pixels from the end still count as the end. */
const NEAR_END = 80;
/** A message this much taller than the window is shown from its beginning. */
const TALL = 1.3;

export class MessageList {
  /**
   * @param {HTMLElement} scroll the element that scrolls
   * @param {HTMLElement} log the element that holds the messages
   * @param {HTMLElement} newestButton scrolls to the newest message
   * @param {import("./message.js").MessageHandlers} handlers
   */
  constructor(scroll, log, newestButton, handlers) {
    Object.assign(this, { scroll, log, newestButton, handlers });
    /** @type {Map<number, object>} */
    this.entries = new Map();
    this.atEnd = true;
    this.top = 0;
    this.anchor = null;
    scroll.addEventListener("scroll", () => this.onScroll(), { passive: true });
    newestButton.addEventListener("click", () => this.toEnd());
    log.addEventListener("keydown", (event) => this.onKey(event));
    log.addEventListener("focusin", (event) => this.onFocus(event.target.closest(".message")));
    new ResizeObserver(() => this.atEnd && this.toEnd()).observe(log);
    new ResizeObserver(() => this.atEnd && this.toEnd()).observe(scroll);
  }

  /** Show these entries without announcing them. */
  reset(entries) {
    this.log.setAttribute("aria-live", "off");
    this.entries.clear();
    this.log.replaceChildren();
    for (const entry of entries) this.add(entry);
    this.anchor = null;
    this.toEnd();
    // Screen readers announce only messages that come from now on.
    requestAnimationFrame(() => requestAnimationFrame(() => this.log.setAttribute("aria-live", "polite")));
  }

  add(entry) {
    const known = this.find(entry.id);
    this.entries.set(entry.id, entry);
    const node = known ?? this.insert(document.createElement("div"), entry.id);
    const focused = node.contains(document.activeElement);
    node.setAttribute("role", "article");
    node.tabIndex = -1;
    renderMessage(node, entry, this.handlers);
    this.group(node);
    if (node.nextElementSibling) this.group(node.nextElementSibling);
    if (focused) node.focus();
    if (!this.current?.isConnected || (!known && !this.log.contains(document.activeElement))) this.select(node);
    if (!known && this.atEnd) this.anchor = node.offsetHeight > TALL * this.scroll.clientHeight ? node : null;
    if (known && this.atEnd && this.followsOwnLines(node)) this.anchor = node;
    if (this.atEnd) this.toEnd();
    else if (!known) this.newestButton.hidden = false;
  }

  /** Whether only this person's own lines stand below a message, so that its change answers them. */
  followsOwnLines(node) {
    let next = node.nextElementSibling;
    while (next && this.entries.get(Number(next.dataset.id)).from === this.handlers.nick) next = next.nextElementSibling;
    return !next;
  }

  find(id) {
    return this.entries.has(id) ? this.log.querySelector(`[data-id="${id}"]`) : null;
  }

  insert(node, id) {
    let next = null;
    for (let last = this.log.lastElementChild; last && Number(last.dataset.id) > id; last = last.previousElementSibling) next = last;
    this.log.insertBefore(node, next);
    return node;
  }

  group(node) {
    const before = node.previousElementSibling;
    renderGrouping(node, this.entries.get(Number(node.dataset.id)), before && this.entries.get(Number(before.dataset.id)));
  }

  onScroll() {
    const { scrollTop, clientHeight, scrollHeight } = this.scroll;
    const near = scrollHeight - scrollTop - clientHeight < NEAR_END;
    // Only scrolling up leaves the end; a message that grows does not.
    if (near || scrollTop < this.top) this.atEnd = near;
    this.top = scrollTop;
    if (near || !this.atEnd) this.anchor = null;
    if (near) this.newestButton.hidden = true;
    this.handlers.scrolled();
  }

  /** Scroll to the newest message, or to the beginning of the anchor: a tall message, or one that was just changed. */
  toEnd() {
    const beginning = this.anchor?.isConnected ? this.anchor.offsetTop - this.log.offsetTop : this.entries.size ? Infinity : 0;
    this.scroll.scrollTop = Math.min(this.scroll.scrollHeight, beginning);
    this.top = this.scroll.scrollTop;
    this.atEnd = true;
    this.newestButton.hidden = true;
  }

  jumpTo(id) {
    const node = this.find(id);
    if (!node) return;
    node.scrollIntoView({ block: "center" });
    node.focus();
  }

  /** Select a message: Tab reaches its controls and those of no other, except the bot's buttons. */
  select(node) {
    if (node === this.current) return;
    const controls = (of, tabindex) => of?.querySelectorAll(".picture, .quote").forEach((control) => { control.tabIndex = tabindex; });
    controls(this.current, -1);
    this.current = node;
    controls(node, 0);
  }

  /** Offer the reply button of the focused message only, or screen readers would read it with every new message. */
  onFocus(node) {
    if (!node) return;
    this.select(node);
    for (const reply of this.log.querySelectorAll(".reply[tabindex='0']")) hide(reply);
    const reply = node.querySelector(".reply");
    reply.tabIndex = 0;
    reply.removeAttribute("aria-hidden");
  }

  onKey(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const on = event.target.closest(".message");
    const move = { ArrowUp: (node) => node.previousElementSibling, ArrowDown: (node) => node.nextElementSibling, Home: () => this.log.firstElementChild, End: () => this.log.lastElementChild }[event.key];
    if (move) {
      const next = on ? move(on) : this.log.lastElementChild;
      next?.focus();
      next?.scrollIntoView({ block: "nearest" });
      event.preventDefault();
    } else if (on && event.key.toLowerCase() === "r") {
      this.handlers.reply(this.entries.get(Number(on.dataset.id)));
      event.preventDefault();
    } else if (event.key === "Enter" && event.target === on) {
      // Otherwise the same key press would close the picture again.
      event.preventDefault();
      on.querySelector(".picture")?.click();
    }
  }
}

function hide(reply) {
  reply.tabIndex = -1;
  reply.setAttribute("aria-hidden", "true");
}
