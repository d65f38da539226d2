/** The messages of a panel: in order, scrolled to the newest, reachable with the arrow keys. */

import { Message, onlyIntroduces } from "./message.js";
import { isPress } from "./outbox.js";
import { posedIn } from "./puzzle.js";
import { isEnding, isOutdated, isPast, newestOfTables } from "./tables.js";
import { translate } from "./translate.js";
import { Component, html } from "./vendor/htm-preact-standalone.js";

/** This many pixels from the end still count as the end. */
const NEAR_END = 80;
/** A message is shown from its beginning if it is taller than this many scrollers; with `more` than words its end matters more. */
const TALL = { words: 1, more: 1.3 };
/** Pixels that stay free below buttons that are scrolled to, and above the words that are. */
const FREE = 8;

/** @typedef {import("./types").Entry} Entry */
/** @typedef {{chat: import("./chat.js").Chat, kind: import("./types").PanelKind, entries: Entry[], tail: boolean, label: string}} Props */
/** @typedef {{current: number, focused: number, live: boolean, newsBelow: boolean}} State */

/**
 * Tab reaches the controls of the `current` message and of no other, except the bot's buttons; the reply button is offered
 * for the `focused` message only, or screen readers would read it with every new message.
 * @extends {Component<Props, State>}
 */
export class MessageList extends Component {
  /** @param {Props} props */
  constructor(props) {
    super(props);
    /** @type {State} */
    this.state = { current: shownOf(props.entries).at(-1)?.id ?? 0, focused: 0, live: false, newsBelow: false };
    /** @type {{current: HTMLElement | null}} */
    this.scroller = { current: null };
    /** @type {{current: HTMLElement | null}} */
    this.log = { current: null };
    this.atEnd = true;
    this.top = 0;
    /** The width and the heights of the list when it was last scrolled. */
    this.size = "";
    /**
     * The message whose beginning is shown instead of the end.
     * @type {number | null}
     */
    this.anchor = null;
    /** The message whose buttons last changed to others, as those of a question do once it is answered. */
    this.asked = 0;
    /**
     * The newest message, until it is in sight and can be measured.
     * @type {Entry | null}
     */
    this.fresh = null;
    this.resized = new ResizeObserver(() => this.atEnd && this.toEnd());
  }

  componentDidMount() {
    const scroller = this.scroller.current;
    if (scroller) for (const part of [scroller, ...scroller.children]) this.resized.observe(part);
    // After a game, a person who returns reads the result first.
    this.anchor = this.props.entries.slice(-2).find(isEnding)?.id ?? null;
    this.toEnd();
    // Screen readers announce only messages that arrive from now on.
    requestAnimationFrame(() => requestAnimationFrame(() => this.setState({ live: true })));
  }

  componentWillUnmount() {
    this.resized.disconnect();
  }

  /** @param {Props} previous */
  componentDidUpdate(previous) {
    if (previous.tail !== this.props.tail && this.props.tail) this.toEnd();
    if (previous.entries === this.props.entries) return;
    const before = new Map(previous.entries.map((entry) => [entry.id, entry]));
    const changed = this.props.entries.filter((entry) => before.get(entry.id) !== entry);
    if (!changed.length) return;
    const posed = this.posed();
    const tried = this.posed(previous.entries);
    if (posed && posed.id === tried?.id) {
      if (this.atEnd) this.toEnd();
      return;
    }
    // Scroll to the answer to a puzzle wherever its board was tapped.
    if (tried && this.followsOwnLine(changed[changed.length - 1].id)) this.atEnd = true;
    for (const entry of changed) this.follow(entry, before.get(entry.id));
    if (this.atEnd) this.toEnd();
    else if (shownOf(changed).some((entry) => !before.has(entry.id))) this.setState({ newsBelow: true });
  }

  /** The puzzle that is being tried in this list; null during a game, whose board is in the dock. */
  posed(entries = this.props.entries) {
    const { chat, kind } = this.props;
    return kind === "private" && !chat.docked ? posedIn(entries, chat.me.id) : null;
  }

  /**
   * Decide what to scroll to after an entry was added or changed.
   * @param {Entry} entry
   * @param {Entry | undefined} before
   */
  follow(entry, before) {
    if (isPress(entry.client)) return;
    const node = this.find(entry.id);
    const gone = !this.props.entries.some(({ id }) => id === this.state.current);
    if (gone || (!before && !this.log.current?.contains(document.activeElement))) this.setState({ current: entry.id });
    if (!this.atEnd || !node) return;
    // The result of a game has precedence over the picture of the person's tiles at its end.
    if (entry.table?.over && entry.table.own) return;
    const asks = before && asksAnew(entry, before);
    if (asks) this.asked = entry.id;
    const answers = before && (asks || this.followsOwnLine(entry.id));
    if (entry.table?.over || answers) [this.anchor, this.fresh] = [entry.id, null];
    else if (!before) this.fresh = entry;
  }

  /** Show the newest message from its beginning if it is tall, once it can be measured. */
  measure() {
    const [{ fresh }, height] = [this, this.scroller.current?.clientHeight];
    const node = fresh && this.find(fresh.id);
    if (!height || !node) return;
    this.anchor = node.offsetHeight > TALL[fresh.picture || fresh.buttons?.length ? "more" : "words"] * height ? fresh.id : null;
    this.fresh = null;
  }

  /**
   * Whether a message is the last one, or this person's line is: then a change of the message answers that line.
   * @param {number} id
   */
  followsOwnLine(id) {
    const last = this.props.entries.at(-1);
    return last?.id === id || last?.from === this.props.chat.me.id;
  }

  /**
   * @param {number} id
   * @returns {HTMLElement | null}
   */
  find(id) {
    return this.log.current?.querySelector(`[data-id="${id}"]`) ?? null;
  }

  onScroll() {
    if (!this.scroller.current) return;
    const { scrollTop, clientHeight, scrollHeight } = this.scroller.current;
    if (!clientHeight) return; // out of sight: nobody has scrolled, and what was read before it came out of sight still holds
    const size = sizeOf(this.scroller.current);
    if (this.atEnd && size !== this.size) {
      // The browser has moved the list because the list, or what is in it, has another size; it tells that before the observer does.
      this.toEnd();
      return;
    }
    this.size = size;
    const near = scrollHeight - scrollTop - clientHeight < NEAR_END;
    // Only scrolling up leaves the end; a message that grows does not.
    if (near || scrollTop < this.top) this.atEnd = near;
    // An event whose position equals `top` comes from `toEnd`, whose target may be near the end: the anchor stays.
    if (scrollTop !== this.top && (near || !this.atEnd)) this.anchor = null;
    this.top = scrollTop;
    if (near && this.state.newsBelow) this.setState({ newsBelow: false });
    if (this.props.chat.readVisible()) this.props.chat.change();
  }

  /**
   * Scroll to the end and stay there; after a try at a puzzle its board stays where it is.
   * @param {string} line the line that is sent
   */
  followEnd(line) {
    if (this.posed() && !line.startsWith("/")) return;
    this.anchor = this.fresh = null;
    this.toEnd();
  }

  /** Scroll to the beginning of the anchor or else to the end of a puzzle, or of the list. */
  toEnd() {
    const [scroller, log] = [this.scroller.current, this.log.current];
    if (!scroller || !log) return;
    this.measure();
    const puzzle = this.find(this.posed()?.id ?? 0);
    const found = this.anchor === null ? null : this.find(this.anchor);
    const anchor = found === puzzle ? null : found; // its board and tiles matter more than its beginning
    const end = puzzle ? puzzle.offsetTop + puzzle.offsetHeight - log.offsetTop - scroller.clientHeight + FREE : Infinity;
    scroller.scrollTop = Math.min(scroller.scrollHeight, anchor ? this.beginning(anchor, scroller, log) : this.props.entries.length ? end : 0);
    this.top = scroller.scrollTop;
    this.size = sizeOf(scroller);
    this.atEnd = true;
    if (this.state.newsBelow) this.setState({ newsBelow: false });
  }

  /**
   * The scroll position that shows a message from its beginning, or the board in it.
   * @param {HTMLElement} message
   * @param {HTMLElement} scroller
   * @param {HTMLElement} log
   */
  beginning(message, scroller, log) {
    const { id, table } = this.props.entries.find((entry) => String(entry.id) === message.dataset.id) ?? {};
    const board = table && !table.over && !message.matches(".in-sight") ? message.querySelector(".picture") : null;
    return board ? showing(board, message, scroller, log) : beginningOf(message, scroller, log, this.asked === id);
  }

  /**
   * Scroll to a message: to its middle, or if it is too tall for that to its beginning. At the newest one the list stays.
   * @param {number} id
   */
  jumpTo(id) {
    const [node, scroller, log] = [this.find(id), this.scroller.current, this.log.current];
    if (!node || !scroller || !log) return;
    if (shownOf(this.props.entries).at(-1)?.id === id) {
      [this.anchor, this.fresh] = [id, null];
      this.toEnd();
    } else if (node.offsetHeight > scroller.clientHeight) {
      scroller.scrollTop = this.beginning(node, scroller, log);
    } else {
      node.scrollIntoView({ block: "center" });
    }
    this.onScroll(); // before a resize can scroll back to the end
    node.focus({ preventScroll: true });
  }

  /** @param {FocusEvent} event */
  onFocus(event) {
    const id = Number(messageAround(event.target)?.dataset.id);
    if (id) this.setState({ current: id, focused: id });
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || !this.log.current) return;
    const on = messageAround(event.target);
    const { firstElementChild: first, lastElementChild: last } = this.log.current;
    /** @type {Record<string, Element | null | undefined>} */
    const next = { ArrowUp: on ? on.previousElementSibling : last, ArrowDown: on ? on.nextElementSibling : last, Home: first, End: last };
    if (event.key in next) {
      const node = /** @type {HTMLElement | null | undefined} */ (next[event.key]);
      node?.focus();
      node?.scrollIntoView({ block: "nearest" });
    } else if (on && event.key.toLowerCase() === "r") {
      const entry = this.props.entries.find(({ id }) => id === Number(on.dataset.id));
      if (entry) this.props.chat.composers[this.props.kind]?.replyTo(entry);
    } else if (event.key === "Enter" && event.target === on) {
      // Without preventDefault the same key press would close the picture again.
      /** @type {HTMLElement | null} */ (on?.querySelector(".picture"))?.click();
    } else {
      return;
    }
    event.preventDefault();
  }

  render() {
    const { chat, kind, entries, label, children } = this.props;
    const { current, focused, live, newsBelow } = this.state;
    const byId = new Map(entries.map((entry) => [entry.id, entry]));
    const posed = this.posed();
    const newest = newestOfTables(entries);
    const aside = kind === "private" && chat.docked ? posedIn(entries, chat.me.id) : null;
    const isDocked = (/** @type {Entry} */ entry) => entry.table !== undefined && entry.table.id === chat.docked?.id;
    const inSight = (/** @type {Entry} */ entry) => entry === chat.docked?.board || entry === chat.docked?.tiles;
    // The one above a message says who speaks, and on which day, for both of them: it has to be shown.
    const above = new Map();
    let last;
    for (const entry of shownOf(entries)) {
      above.set(entry.id, last);
      if (!inSight(entry) || !onlyIntroduces(entry)) last = entry;
    }
    const jumpTo = (/** @type {number} */ id) => this.jumpTo(id);
    return html`
      <div class="scroller" ref=${this.scroller} onScroll=${() => this.onScroll()}>
        <div class="log" ref=${this.log} role="log" tabindex="0" aria-live=${live ? "polite" : "off"} aria-label=${label}
          onKeyDown=${(/** @type {KeyboardEvent} */ event) => this.onKey(event)} onfocusin=${(/** @type {FocusEvent} */ event) => this.onFocus(event)}>
          ${shownOf(entries).map((entry) => html`<${Message} key=${entry.id} chat=${chat} kind=${kind} entry=${entry} before=${above.get(entry.id)}
            to=${quotedBy(entry, above.get(entry.id), byId)} past=${isPast(entry, newest)} outdated=${entry.buttons?.some((button) => isOutdated(button, entry, chat.tables)) ?? false} inSight=${inSight(entry)} docked=${isDocked(entry)} drafting=${isDocked(entry) && !entry.table?.own && chat.draft.text !== ""} current=${entry.id === current} focused=${entry.id === focused} posed=${entry === posed} aside=${entry === aside} jumpTo=${jumpTo} />`)}
        </div>
        ${children}
      </div>
      ${newsBelow && html`<button type="button" class="newest" onClick=${() => this.toEnd()}>${translate("web-new-below")} <span aria-hidden="true">↓</span></button>`}
    `;
  }
}

/**
 * The message to which an entry says that it replies. The bot says so where its answer is words alone and does not follow its line.
 * @param {Entry} entry
 * @param {Entry | undefined} above the one above it
 * @param {Map<number, Entry>} byId
 */
function quotedBy(entry, above, byId) {
  const to = entry.reply && byId.get(entry.reply);
  if (!to || entry.from !== null) return to || undefined;
  return entry.picture || isPress(to.client) || above === to || above?.reply === to.id ? undefined : to;
}

/**
 * Those of the entries that are shown: all but presses, whose answers show what they did, and one's own tiles at the end of a
 * game, which its last board shows.
 * @param {Entry[]} entries
 */
function shownOf(entries) {
  return entries.filter((entry) => !isPress(entry.client) && !(entry.table?.over && onlyIntroduces(entry)));
}

/**
 * The scroll position that shows a message from its beginning if its board is in view then, else the board.
 * @param {Element} board
 * @param {HTMLElement} message
 * @param {HTMLElement} scroller
 * @param {HTMLElement} log
 */
function showing(board, message, scroller, log) {
  const offset = scroller.scrollTop - scroller.getBoundingClientRect().top;
  const { top, bottom } = board.getBoundingClientRect();
  return Math.max(message.offsetTop - log.offsetTop, Math.min(bottom + FREE - scroller.clientHeight, top - FREE) + offset);
}

/**
 * The scroll position that shows a message from its beginning. The result of a game is shown with the winner and as many of its
 * buttons as possible in view, at least the first; so is what was `asked`, with its last words in bold, which say what to press.
 * @param {HTMLElement} message
 * @param {HTMLElement} scroller
 * @param {HTMLElement} log
 * @param {boolean} asked
 */
function beginningOf(message, scroller, log, asked) {
  const [beginning, over] = [message.offsetTop - log.offsetTop, message.matches(".is-over")];
  const buttons = over || (asked && !message.querySelector(".picture")) ? [...message.querySelectorAll(".buttons .chip")] : [];
  if (!buttons.length) return beginning;
  const offset = scroller.scrollTop - scroller.getBoundingClientRect().top;
  const showing = (/** @type {Element} */ button) => button.getBoundingClientRect().bottom + offset + FREE - scroller.clientHeight;
  const told = over ? winnerIn(message) : [...message.querySelectorAll(".text strong")].at(-1);
  const read = (told ?? message).getBoundingClientRect().top + offset - FREE;
  const all = showing(buttons[buttons.length - 1]);
  return Math.max(beginning, Math.min(all, Math.max(showing(buttons[0]), read)));
}

/**
 * The name of the winner: the last one in the line above the list of places. Where that line has none, as after a game that was
 * stopped, the list; where there is no list, the first words in bold.
 * @param {HTMLElement} result
 * @returns {Element | Range | undefined}
 */
function winnerIn(result) {
  const names = [...result.querySelectorAll(".text :is(strong, .mention)")];
  const texts = document.createTreeWalker(result, NodeFilter.SHOW_TEXT);
  let places = texts.nextNode();
  while (places && !places.textContent?.trimStart().startsWith("1.")) places = texts.nextNode();
  if (!places) return names[0];
  const [list, between] = [document.createRange(), document.createRange()];
  list.selectNode(places);
  const winner = names.filter((name) => list.comparePoint(name, 0) < 0).at(-1);
  if (!winner) return list;
  between.setStartAfter(winner);
  between.setEndBefore(places);
  return between.toString().trimEnd().includes("\n") ? list : winner;
}

/**
 * What changes whenever the browser may have to move a list that nobody scrolls.
 * @param {HTMLElement} scroller
 */
function sizeOf({ clientWidth, clientHeight, scrollHeight }) {
  return `${clientWidth} ${clientHeight} ${scrollHeight}`;
}

/**
 * Whether a message has a button that it did not have before.
 * @param {Entry} entry
 * @param {Entry} before
 */
function asksAnew(entry, before) {
  return entry.buttons?.some(([, command]) => !before.buttons?.some(([, other]) => other === command)) ?? false;
}

/**
 * The message that a node belongs to.
 * @param {EventTarget | null} target
 * @returns {HTMLElement | null}
 */
function messageAround(target) {
  return target instanceof Element ? target.closest(".message") : null;
}
