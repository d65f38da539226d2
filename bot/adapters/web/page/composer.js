/** The field where one types: completions, what one typed before, replies. */

import { el } from "./dom.js";
import { snippet } from "./message.js";
import { word } from "./words.js";

const LIMIT = Number(document.documentElement.dataset.limit);
const PAUSE = 120;
let numbers = 0;

export class Composer {
  /**
   * @param {HTMLFormElement} form
   * @param {string} id the id of the field
   * @param {{send: Function, suggest: Function, typed: Function, review: Function}} deeds
   *   `send(text, reply)`, `suggest(text, n)` asks for completions, `typed()` lists what was typed here before, `review()` is
   *   told that the text is another
   */
  constructor(form, id, deeds) {
    this.deeds = deeds;
    this.form = form;
    this.field = form.querySelector("input");
    this.options = form.querySelector(".options");
    this.notice = form.querySelector(".notice");
    this.found = form.querySelector(".found");
    this.replying = form.querySelector(".replying");
    this.field.id = id;
    this.options.id = `${id}-options`;
    this.field.setAttribute("aria-controls", this.options.id);
    this.field.setAttribute("aria-description", word("web-keys"));
    this.notices = { server: "", length: "" };
    this.reply = null;
    this.active = -1;
    this.back = -1;
    this.draft = "";
    /** What was tapped last, while nothing else has changed since. */
    this.last = null;
    /** Whether what stands here was begun by tapping. */
    this.tapped = false;
    /** What was tapped and still stands here: areas, with what they typed. */
    this.pieces = [];
    form.addEventListener("submit", (event) => this.submit(event));
    this.field.addEventListener("input", () => this.changed());
    this.field.addEventListener("keydown", (event) => this.key(event));
    this.field.addEventListener("blur", () => this.close());
    this.replying.querySelector("button").addEventListener("click", () => this.answer(null));
  }

  label(text) {
    this.field.placeholder = text;
    this.field.setAttribute("aria-label", text);
  }

  focus() {
    this.field.focus();
  }

  /** Put a text into the field, the caret where `|` stands in it. */
  prepare(text) {
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

  /** Go on with what was begun elsewhere by tapping, and not by typing. */
  takeOver(other) {
    if (!other.tapped) return;
    [this.tapped, this.pieces] = [true, other.pieces];
    this.set(other.field.value);
    other.set("");
  }

  /**
   * Type what was tapped at the caret, parted by blanks where it asks for them. The same tapped again at once is typed the
   * other way, or taken back where there is none.
   * @param {import("./areas.js").Area} area
   */
  insert(area) {
    const [, , , , text, again] = area;
    const { field, last } = this;
    const repeated = last !== null && last.area === area && last.value === field.value && last.end === field.selectionEnd;
    const [start, end] = repeated ? [last.start, last.end] : [field.selectionStart, field.selectionEnd];
    const next = repeated ? (last.again ? again : "") : text;
    if (!this.text) this.tapped = true;
    // Unlike giving the field a value, this neither moves the caret elsewhere nor brings a phone's keyboard up.
    field.setRangeText(parted(next, field.value.slice(0, start), field.value.slice(end)), start, end, "end");
    this.last = next ? { area, again: !repeated && Boolean(again), start, end: field.selectionEnd, value: field.value } : null;
    if (repeated) this.pieces.pop();
    if (next) this.pieces.push({ area, typed: next.trim() });
    if (matchMedia("(pointer: fine)").matches) this.focus();
    this.changed();
  }

  /** Say something above the field: what the server has to say goes before the count of characters. */
  say(text, from = "server") {
    this.notices[from] = text;
    const shown = this.notices.server || this.notices.length;
    if (this.notice.textContent !== shown) this.notice.textContent = shown;
  }

  /** Reply to an entry, or to nothing any more. */
  answer(entry) {
    this.reply = entry;
    this.replying.hidden = !entry;
    if (entry) {
      const name = entry.from === null ? word("web-bot") : entry.name;
      this.replying.firstElementChild.replaceChildren(el("strong", {}, word("web-replying", { name })), ` ${snippet(entry)}`);
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
    this.back = -1;
    this.answer(null);
    this.deeds.send(text, reply);
  }

  /** What of what was tapped still stands here. */
  review() {
    let rest = this.field.value;
    this.tapped &&= Boolean(this.text);
    this.pieces = this.pieces.filter(({ typed }) => {
      const stands = rest.includes(typed);
      rest = rest.replace(typed, " ");
      return stands;
    });
    this.deeds.review();
  }

  /** Characters left; says so when they run out. */
  measure() {
    this.review();
    const left = LIMIT - [...this.field.value].length;
    this.field.setAttribute("aria-invalid", String(left < 0));
    const few = left < 100 ? word("web-left", { count: left }) : "";
    this.say(left < 0 ? word("web-refused-long") : few, "length");
    return left;
  }

  changed() {
    this.back = -1;
    this.measure();
    clearTimeout(this.timer);
    const text = this.field.value;
    if (!text.trim()) {
      this.close();
      return;
    }
    this.timer = setTimeout(() => {
      this.asked = ++numbers;
      this.deeds.suggest(text, this.asked);
    }, PAUSE);
  }

  /** The connection is there: what was typed without it may have completions now. */
  reconnected() {
    if (document.activeElement === this.field && this.options.hidden) this.changed();
  }

  /** Completions have come. */
  suggested(number, list) {
    if (number !== this.asked || document.activeElement !== this.field) return;
    const useful = list.filter((text) => text !== this.field.value);
    if (!useful.length) {
      this.close();
      return;
    }
    this.active = -1;
    this.options.replaceChildren(...useful.map((text, index) => {
      const typed = text.startsWith(this.field.value) ? this.field.value.length : 0;
      return el("li", { role: "option", id: `${this.options.id}-${index}`, "aria-selected": "false", onpointerdown: (event) => this.take(event, text) },
        el("span.typed", {}, text.slice(0, typed)), text.slice(typed));
    }));
    this.options.hidden = false;
    this.found.textContent = word("web-suggestions-count", { count: useful.length });
    this.field.setAttribute("aria-expanded", "true");
    this.field.removeAttribute("aria-activedescendant");
  }

  take(event, text) {
    event.preventDefault();
    this.close();
    this.set(`${text} `); // the next word may follow at once
    this.changed();
  }

  close() {
    clearTimeout(this.timer);
    this.asked = 0;
    this.active = -1;
    this.options.hidden = true;
    this.options.replaceChildren();
    this.found.textContent = "";
    this.field.setAttribute("aria-expanded", "false");
    this.field.removeAttribute("aria-activedescendant");
  }

  choose(index) {
    const options = [...this.options.children];
    this.active = (index + options.length) % options.length;
    options.forEach((option, at) => option.setAttribute("aria-selected", String(at === this.active)));
    options[this.active].scrollIntoView({ block: "nearest" });
    this.field.setAttribute("aria-activedescendant", options[this.active].id);
  }

  key(event) {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    if (this.options.hidden) this.keyAlone(event);
    else this.keyAmongOptions(event);
  }

  keyAmongOptions(event) {
    const chosen = this.options.children[this.active] ?? (event.key === "Tab" && !event.shiftKey ? this.options.children[0] : null);
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const down = event.key === "ArrowDown";
      this.choose(this.active < 0 ? (down ? 0 : -1) : this.active + (down ? 1 : -1));
    } else if (event.key === "Escape") {
      event.preventDefault();
      this.close();
    } else if (chosen && ((event.key === "Tab" && !event.shiftKey) || event.key === "Enter")) {
      this.take(event, chosen.textContent);
    }
  }

  keyAlone(event) {
    if (event.key === "ArrowUp" || event.key === "ArrowDown") {
      const typed = this.deeds.typed();
      const to = this.back + (event.key === "ArrowUp" ? 1 : -1);
      if (to < -1 || to >= typed.length) return;
      event.preventDefault();
      if (this.back < 0) this.draft = this.field.value;
      this.back = to;
      this.set(to < 0 ? this.draft : typed[to]);
      this.field.setSelectionRange(this.field.value.length, this.field.value.length);
    } else if (event.key === "Escape" && this.reply) {
      this.answer(null);
    }
  }
}

/** A blank at either end only where there is none yet. */
function parted(text, before, after) {
  const begins = !before || before.endsWith(" ");
  return (begins ? text.trimStart() : text).replace(/ $/, after.startsWith(" ") ? "" : " ");
}
