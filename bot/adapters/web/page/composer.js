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
   * @param {{send: Function, suggest: Function, typed: Function}} deeds
   *   `send(text, reply)`, `suggest(text, n)` asks for completions, `typed()` lists what was typed here before
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

  set(text) {
    this.field.value = text;
    this.measure();
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

  /** Characters left; says so when they run out. */
  measure() {
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
    this.set(text);
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
