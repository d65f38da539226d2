/** The field for typing: completions, earlier lines, replies, tapped areas. */

import { el } from "./dom.js";
import { snippet } from "./message.js";
import { translate } from "./translate.js";

const LIMIT = Number(document.documentElement.dataset.limit);
/** Milliseconds without typing before completions are requested. */
const PAUSE_MS = 120;
let requests = 0;

export class Composer {
  /**
   * @param {HTMLFormElement} form
   * @param {string} id the id of the field
   * @param {{send: Function, suggest: Function, typed: Function, changed: Function}} handlers
   *   `send(text, reply)`, `suggest(text, n)` requests completions, `typed()` lists earlier lines, `changed()` is called when
   *   the text has changed
   */
  constructor(form, id, handlers) {
    this.handlers = handlers;
    this.form = form;
    this.field = form.querySelector("input");
    this.suggestions = form.querySelector(".suggestions");
    this.notice = form.querySelector(".notice");
    this.suggestionCount = form.querySelector(".suggestion-count");
    this.replying = form.querySelector(".replying");
    this.field.id = id;
    this.suggestions.id = `${id}-options`;
    this.field.setAttribute("aria-controls", this.suggestions.id);
    this.field.setAttribute("aria-description", translate("web-keys"));
    this.notices = { server: "", length: "" };
    this.reply = null;
    this.selected = -1;
    this.historyIndex = -1;
    this.draft = "";
    /** The last tap, as long as the text has not changed since. */
    this.lastTap = null;
    /** Whether this line was begun by tapping. */
    this.begunByTap = false;
    /** The tapped areas whose text is still in the field, each with that text. */
    this.taps = [];
    form.addEventListener("submit", (event) => this.submit(event));
    this.field.addEventListener("input", () => this.onInput());
    this.field.addEventListener("keydown", (event) => this.onKey(event));
    this.field.addEventListener("blur", () => this.close());
    this.replying.querySelector("button").addEventListener("click", () => this.replyTo(null));
  }

  setLabel(text) {
    this.field.placeholder = text;
    this.field.setAttribute("aria-label", text);
  }

  focus() {
    this.field.focus();
  }

  /** Put a text into the field, with the caret at `|`. */
  fillIn(text) {
    const caret = text.indexOf("|");
    this.set(text.replace("|", ""));
    this.focus();
    this.field.setSelectionRange(caret, caret);
  }

  get text() {
    return this.field.value.trim();
  }

  set(text) {
    this.field.value = text;
    this.measure();
  }

  /** Move a line here that was begun by tapping in another composer. */
  takeOver(other) {
    if (!other.begunByTap) return;
    [this.begunByTap, this.taps] = [true, other.taps];
    this.set(other.field.value);
    other.set("");
  }

  /**
   * Type the text of a tapped area at the caret. A second tap on the same area types its other text instead, or removes the
   * first.
   * @param {import("./tappable-picture.js").Area} area
   */
  insert(area) {
    const [, , , , text, again] = area;
    const { field, lastTap: last } = this;
    const repeated = last !== null && last.area === area && last.value === field.value && last.end === field.selectionEnd;
    const [start, end] = repeated ? [last.start, last.end] : [field.selectionStart, field.selectionEnd];
    const next = repeated ? (last.again ? again : "") : text;
    if (!this.text) this.begunByTap = true;
    // Unlike setting the value, this keeps the caret in place and a phone's keyboard closed.
    field.setRangeText(withSpaces(next, field.value.slice(0, start), field.value.slice(end)), start, end, "end");
    this.lastTap = next ? { area, again: !repeated && Boolean(again), start, end: field.selectionEnd, value: field.value } : null;
    if (repeated) this.taps.pop();
    if (next) this.taps.push({ area, typed: next.trim() });
    if (matchMedia("(pointer: fine)").matches) this.focus();
    this.onInput();
  }

  /** Show a notice above the field; the server's goes before the count of characters. */
  showNotice(text, from = "server") {
    this.notices[from] = text;
    const shown = this.notices.server || this.notices.length;
    if (this.notice.textContent !== shown) this.notice.textContent = shown;
  }

  /** Reply to an entry; null cancels the reply. */
  replyTo(entry) {
    this.reply = entry;
    this.replying.hidden = !entry;
    if (entry) {
      const name = entry.from === null ? translate("web-bot") : entry.name;
      this.replying.firstElementChild.replaceChildren(el("strong", {}, translate("web-replying", { name })), ` ${snippet(entry)}`);
    }
    this.focus();
  }

  submit(event) {
    event.preventDefault();
    const text = this.field.value.trim();
    if (!text || this.measure() < 0) return;
    const reply = this.reply?.id;
    this.set("");
    this.close();
    this.historyIndex = -1;
    this.replyTo(null);
    this.handlers.send(text, reply);
  }

  /** Forget taps whose text is no longer in the field. */
  reviewTaps() {
    let rest = this.field.value;
    this.begunByTap &&= Boolean(this.text);
    this.taps = this.taps.filter(({ typed }) => {
      const kept = rest.includes(typed);
      rest = rest.replace(typed, " ");
      return kept;
    });
    this.handlers.changed();
  }

  /** The number of characters left, shown when they run out. */
  measure() {
    this.reviewTaps();
    const left = LIMIT - [...this.field.value].length;
    this.field.setAttribute("aria-invalid", String(left < 0));
    const few = left < 100 ? translate("web-left", { count: left }) : "";
    this.showNotice(left < 0 ? translate("web-refused-long") : few, "length");
    return left;
  }

  onInput() {
    this.historyIndex = -1;
    this.measure();
    clearTimeout(this.timer);
    const text = this.field.value;
    if (!text.trim()) {
      this.close();
      return;
    }
    this.timer = setTimeout(() => {
      this.request = ++requests;
      this.handlers.suggest(text, this.request);
    }, PAUSE_MS);
  }

  /** Request completions again after a reconnect. */
  reconnected() {
    if (document.activeElement === this.field && this.suggestions.hidden) this.onInput();
  }

  /** Show the completions that the server sent for a request. */
  showSuggestions(number, list) {
    if (number !== this.request || document.activeElement !== this.field) return;
    const useful = list.filter((text) => text !== this.field.value);
    if (!useful.length) {
      this.close();
      return;
    }
    this.selected = -1;
    this.suggestions.replaceChildren(...useful.map((text, index) => {
      const typed = text.startsWith(this.field.value) ? this.field.value.length : 0;
      return el("li", { role: "option", id: `${this.suggestions.id}-${index}`, "aria-selected": "false", onpointerdown: (event) => this.accept(event, text) },
        el("span.typed", {}, text.slice(0, typed)), text.slice(typed));
    }));
    this.suggestions.hidden = false;
    this.suggestionCount.textContent = translate("web-suggestions-count", { count: useful.length });
    this.field.setAttribute("aria-expanded", "true");
    this.field.removeAttribute("aria-activedescendant");
  }

  accept(event, text) {
    event.preventDefault();
    this.close();
    this.set(`${text} `); // ready for the next word
    this.onInput();
  }

  close() {
    clearTimeout(this.timer);
    this.request = 0;
    this.selected = -1;
    this.suggestions.hidden = true;
    this.suggestions.replaceChildren();
    this.suggestionCount.textContent = "";
    this.field.setAttribute("aria-expanded", "false");
    this.field.removeAttribute("aria-activedescendant");
  }

  select(index) {
    const options = [...this.suggestions.children];
    this.selected = (index + options.length) % options.length;
    options.forEach((option, at) => option.setAttribute("aria-selected", String(at === this.selected)));
    options[this.selected].scrollIntoView({ block: "nearest" });
    this.field.setAttribute("aria-activedescendant", options[this.selected].id);
  }

  onKey(event) {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    if (this.suggestions.hidden) this.onKeyInField(event);
    else this.onKeyInSuggestions(event);
  }

  onKeyInSuggestions(event) {
    const chosen = this.suggestions.children[this.selected] ?? (event.key === "Tab" && !event.shiftKey ? this.suggestions.children[0] : null);
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const down = event.key === "ArrowDown";
      this.select(this.selected < 0 ? (down ? 0 : -1) : this.selected + (down ? 1 : -1));
    } else if (event.key === "Escape") {
      event.preventDefault();
      this.close();
    } else if (chosen && ((event.key === "Tab" && !event.shiftKey) || event.key === "Enter")) {
      this.accept(event, chosen.textContent);
    }
  }

  onKeyInField(event) {
    if (event.key === "ArrowUp" || event.key === "ArrowDown") {
      const typed = this.handlers.typed();
      const to = this.historyIndex + (event.key === "ArrowUp" ? 1 : -1);
      if (to < -1 || to >= typed.length) return;
      event.preventDefault();
      if (this.historyIndex < 0) this.draft = this.field.value;
      this.historyIndex = to;
      this.set(to < 0 ? this.draft : typed[to]);
      this.field.setSelectionRange(this.field.value.length, this.field.value.length);
    } else if (event.key === "Escape" && this.reply) {
      this.replyTo(null);
    }
  }
}

/** The text with a space at either end, unless one is there already. */
function withSpaces(text, before, after) {
  const begins = !before || before.endsWith(" ");
  return (begins ? text.trimStart() : text).replace(/ $/, after.startsWith(" ") ? "" : " ");
}
