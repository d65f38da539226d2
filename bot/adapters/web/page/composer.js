/** The field for typing: completions, earlier lines, replies, tapped areas. */

import { snippet } from "./message-text.js";
import { randomId } from "./outbox.js";
import { Suggestions, optionId } from "./suggestions.js";
import { translate } from "./translate.js";
import { Component, html } from "./vendor/htm-preact-standalone.js";

const LIMIT = Number(document.documentElement.dataset.limit);
/** Milliseconds without typing before completions are requested. */
const PAUSE_MS = 120;
let requests = 0;

/** @typedef {import("./types").Area} Area */
/** @typedef {import("./types").Entry} Entry */
/** @typedef {{chat: import("./chat.js").Chat, kind: import("./types").PanelKind, notice: string, label: string}} Props */
/** @typedef {{suggestions: string[], selected: number, reply: Entry | null, left: number, wrong: string | null}} State */

/**
 * The text stays in the field's own value, so that the browser keeps the caret and a phone its keyboard.
 * @extends {Component<Props, State>}
 */
export class Composer extends Component {
  /** @param {Props} props */
  constructor(props) {
    super(props);
    this.id = `${props.kind}-input`;
    /** @type {State} */
    this.state = { suggestions: [], selected: -1, reply: null, left: LIMIT, wrong: null };
    /** @type {{current: HTMLInputElement | null}} */
    this.input = { current: null };
    this.timer = 0;
    this.request = 0;
    this.historyIndex = -1;
    this.beforeHistory = "";
    /**
     * The last tap, where its text is in the field, and the field's value after it.
     * @type {{area: Area, again: boolean, start: number, end: number, value: string} | null}
     */
    this.lastTap = null;
    /** Whether this line was begun by tapping. */
    this.begunByTap = false;
    /**
     * The tapped areas whose text is still in the field, each with that text.
     * @type {{area: Area, typed: string}[]}
     */
    this.taps = [];
  }

  /** @param {Props} previous */
  componentDidUpdate(previous) {
    if (previous.label !== this.props.label) this.close();
  }

  get field() {
    return /** @type {HTMLInputElement} */ (this.input.current);
  }

  get text() {
    return this.field.value.trim();
  }

  focus() {
    this.field.focus();
  }

  /** Focus the field, but not on a touch screen, whose keyboard would cover what was pressed or the answer to it. */
  focusAfterPress() {
    if (matchMedia("(hover: hover)").matches) this.focus();
  }

  /** Of two panels in view, the one that is written in stays when a game that begins leaves room for one. */
  noteFocus() {
    const { chat, kind } = this.props;
    if (!chat.single && chat.panel !== kind) chat.showPanel(kind);
  }

  /**
   * Put a text into the field, with the caret at `|`.
   * @param {string} text
   */
  fillIn(text) {
    const caret = text.indexOf("|");
    this.set(text.replace("|", ""));
    this.focus();
    this.field.setSelectionRange(caret, caret);
  }

  /**
   * Replace the text in the field, with the caret at the end.
   * @param {string} text
   */
  type(text) {
    this.set(text);
    this.focusAfterPress();
    this.field.setSelectionRange(text.length, text.length);
  }

  /**
   * Mark a part of the text as wrong; it stays marked until the text changes.
   * @param {string} part
   */
  markWrong(part) {
    const at = this.field.value.toLowerCase().indexOf(part.toLowerCase());
    this.setState({ wrong: this.field.value });
    if (at >= 0) this.field.setSelectionRange(at, at + part.length);
  }

  /** @param {string} text */
  set(text) {
    this.field.value = text;
    this.noteChange();
  }

  /** Clear the field, and forget the taps that wait. */
  clear() {
    this.props.chat.draft.forgetTaps();
    this.set("");
  }

  /**
   * Move a line here that was begun by tapping in another composer, once nothing else is in the field.
   * @param {Composer} other
   */
  takeOver(other) {
    if (!other.begunByTap) return;
    if (this.text) {
      this.props.chat.draft.putAside(other);
      return;
    }
    [this.begunByTap, this.taps] = [true, other.taps];
    this.set(other.field.value);
    other.set("");
  }

  /**
   * Set the field to a line that was begun by tapping.
   * @param {string} text
   */
  restore(text) {
    this.begunByTap = true;
    this.set(text);
  }

  /**
   * Type the text of a tapped area at the caret. A second tap on the same area types its other text instead, or removes the
   * first.
   * @param {Area} area
   */
  insert(area) {
    const { text, again } = area;
    const { field, lastTap: last } = this;
    const repeated = last !== null && last.area === area && last.value === field.value && last.end === field.selectionEnd;
    const [start, end] = repeated ? [last.start, last.end] : [field.selectionStart ?? 0, field.selectionEnd ?? 0];
    const next = repeated ? (last.again ? again : "") : text;
    if (!this.text) this.begunByTap = true;
    // Unlike setting the value, this keeps the caret in place and a phone's keyboard closed.
    field.setRangeText(withSpaces(next, field.value.slice(0, start), field.value.slice(end)), start, end, "end");
    this.lastTap = next ? { area, again: !repeated && Boolean(again), start, end: field.selectionEnd ?? 0, value: field.value } : null;
    if (repeated) this.taps.pop();
    if (next) this.taps.push({ area, typed: next.trim() });
    if (matchMedia("(pointer: fine)").matches) this.focus();
    this.onInput();
  }

  /**
   * Reply to an entry; null cancels the reply.
   * @param {Entry | null} reply
   */
  replyTo(reply) {
    this.setState({ reply });
    this.focus();
  }

  /** @param {Event} event */
  async submit(event) {
    event.preventDefault();
    // What was tapped last is only in the field once the server has read it.
    const { draft, docked } = this.props.chat;
    if (this.begunByTap || !this.text || draft.text) await draft.tapsHandled;
    const { text } = this;
    if (!text || this.left < 0 || docked?.id !== this.props.chat.docked?.id) return;
    if (this.begunByTap && docked) {
      draft.play(false);
      return;
    }
    const reply = this.state.reply?.id ?? this.answered(text), id = randomId();
    if (this.begunByTap) draft.noteTry(id, text);
    this.set("");
    this.close();
    this.historyIndex = -1;
    this.replyTo(null);
    this.props.chat.send(this.props.kind, text, { id, ...(reply ? { reply } : docked ? { view: docked.id } : {}) });
  }

  /**
   * The message of the puzzle that a line answers while a game goes on: as a reply it is not taken for a move of the game.
   * @param {string} text
   */
  answered(text) {
    const { chat, kind } = this.props;
    return kind === "private" && chat.game && !text.startsWith("/") ? chat.trial.puzzle?.id : undefined;
  }

  /** Forget taps whose text is no longer in the field. */
  reviewTaps() {
    let rest = this.field.value;
    this.begunByTap &&= Boolean(this.text) && !this.text.startsWith("/"); // typed over by a command
    this.taps = this.taps.filter(({ typed }) => {
      const kept = rest.includes(typed);
      rest = rest.replace(typed, " ");
      return kept;
    });
    this.props.chat.draft.keep();
    this.props.chat.draft.review();
    this.props.chat.change();
  }

  /** The number of characters left. */
  get left() {
    return LIMIT - [...this.field.value].length;
  }

  /** Take note that the text has changed. */
  noteChange() {
    this.reviewTaps();
    this.setState(({ wrong }) => ({ left: this.left, wrong: wrong === this.field.value ? wrong : null }));
  }

  onInput() {
    this.historyIndex = -1;
    this.noteChange();
    clearTimeout(this.timer);
    this.request = 0; // answers to earlier requests are for another text
    const text = this.field.value;
    if (!text.trim()) {
      this.close();
      return;
    }
    const { chat, kind } = this.props;
    this.timer = setTimeout(() => {
      this.request = ++requests;
      chat.connection.ask("suggest", { room: chat.roomOf(kind), text, n: this.request, view: chat.docked?.id });
    }, PAUSE_MS);
  }

  /** Request completions again after a reconnect. */
  reconnected() {
    if (document.activeElement === this.field && !this.state.suggestions.length) this.onInput();
  }

  /**
   * Show the completions that the server sent for a request.
   * @param {number} number
   * @param {string[]} list
   */
  showSuggestions(number, list) {
    if (number !== this.request || document.activeElement !== this.field) return;
    const suggestions = list.filter((text) => text !== this.field.value);
    // Slow typing gets several answers; the completion chosen meanwhile stays chosen.
    const selected = suggestions.indexOf(this.state.suggestions[this.state.selected] ?? "");
    if (suggestions.length) this.setState({ suggestions, selected });
    else this.close();
  }

  /** @param {string} text */
  accept(text) {
    this.close();
    this.set(`${text} `); // ready for the next word
    this.onInput();
  }

  close() {
    clearTimeout(this.timer);
    this.request = 0;
    if (this.state.suggestions.length) this.setState({ suggestions: [], selected: -1 });
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    if (this.state.suggestions.length) this.onKeyInSuggestions(event);
    else this.onKeyInField(event);
  }

  /** @param {KeyboardEvent} event */
  onKeyInSuggestions(event) {
    const { suggestions, selected } = this.state;
    const takes = event.key === "Tab" && !event.shiftKey;
    const chosen = suggestions[selected] ?? (takes ? suggestions[0] : undefined);
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      const step = event.key === "ArrowDown" ? 1 : -1;
      const next = selected < 0 && step < 0 ? suggestions.length - 1 : (selected + step + suggestions.length) % suggestions.length;
      this.setState({ selected: next });
    } else if (event.key === "Escape") {
      this.close();
    } else if (chosen !== undefined && (takes || event.key === "Enter")) {
      this.accept(chosen);
    } else {
      return;
    }
    event.preventDefault();
  }

  /** @param {KeyboardEvent} event */
  onKeyInField(event) {
    if (event.key === "ArrowUp" || event.key === "ArrowDown") {
      const typed = this.props.chat.store.typed(this.props.chat.roomOf(this.props.kind));
      const to = this.historyIndex + (event.key === "ArrowUp" ? 1 : -1);
      if (to < -1 || to >= typed.length) return;
      event.preventDefault();
      if (this.historyIndex < 0) this.beforeHistory = this.field.value;
      this.historyIndex = to;
      this.set(to < 0 ? this.beforeHistory : typed[to]);
      this.field.setSelectionRange(this.field.value.length, this.field.value.length);
    } else if (event.key === "Escape" && this.state.reply) {
      this.replyTo(null);
    }
  }

  /** The notice above the field; one of the server has precedence over the count of characters. */
  notice() {
    const { left } = this.state;
    if (this.props.notice) return this.props.notice;
    if (left < 0) return translate("web-refused-long");
    return left < 100 ? translate("web-left", { count: left }) : "";
  }

  render() {
    const { label } = this.props;
    const { suggestions, selected, reply, left, wrong } = this.state;
    const options = `${this.id}-options`;
    return html`<form class="composer" autocomplete="off" onSubmit=${(/** @type {Event} */ event) => this.submit(event)}>
      <p class="notice" role="status">${this.notice()}</p>
      <p class="visually-hidden suggestion-count" role="status">${suggestions.length ? translate("web-suggestions-count", { count: suggestions.length }) : ""}</p>
      ${reply && html`<div class="replying">
        <span><strong>${translate("web-replying", { name: reply.from === null ? translate("web-bot") : reply.name })}</strong> ${snippet(reply)}</span>
        <button type="button" class="quiet" aria-label=${translate("web-reply-cancel")} onClick=${() => this.replyTo(null)}>×</button>
      </div>`}
      <${Suggestions} id=${options} texts=${suggestions} typed=${this.input.current?.value ?? ""} selected=${selected} accept=${(/** @type {string} */ text) => this.accept(text)} />
      <div class="field">
        <input ref=${this.input} id=${this.id} type="text" role="combobox" aria-autocomplete="list" enterkeyhint="send" autocapitalize="none"
          placeholder=${label} aria-label=${label} aria-description=${translate("web-keys")} aria-controls=${options} aria-expanded=${String(suggestions.length > 0)}
          aria-activedescendant=${selected < 0 ? null : optionId(options, selected)} aria-invalid=${String(left < 0 || (wrong !== null && wrong === this.input.current?.value))}
          onInput=${() => this.onInput()} onKeyDown=${(/** @type {KeyboardEvent} */ event) => this.onKey(event)} onFocus=${() => this.noteFocus()} onBlur=${() => this.close()} />
        ${this.begunByTap && !this.props.chat.docked && html`<button type="button" class="round" aria-label=${translate("web-clear")} onClick=${() => this.clear()}>×</button>`}
        <button type="submit" class="send" aria-label=${translate("web-send")}><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 12h13M12 5l7 7-7 7" /></svg></button>
      </div>
    </form>`;
  }
}

/**
 * The text, with spaces at its ends only where `before` and `after` do not have them.
 * @param {string} text
 * @param {string} before
 * @param {string} after
 */
function withSpaces(text, before, after) {
  const begins = !before || before.endsWith(" ");
  return (begins ? text.trimStart() : text).replace(/ $/, after.startsWith(" ") ? "" : " ");
}
