/** The text of a message. */

import { textOf } from "./message-store.js";
import { translate } from "./translate.js";
import { html } from "./vendor/htm-preact-standalone.js";

/** @typedef {import("./types").Entry} Entry */
/** @typedef {import("./chat.js").Chat["me"]} Me */

const MENTION = /(@[\p{L}\p{M}\p{Nd}_-]+)/u;

/** An address of the web, without the punctuation of the sentence around it; addresses of other kinds could run a script. */
const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>".,:;!?'()[\]{}])/i;

/** Code shorter than this is a move or a command, which a press types; a commitment is longer. */
const TYPED = 60;
/** Punctuation goes into the button before it, or it could wrap to the next line alone. */
const CLOSING = /^[.,;:!?)]+/;

/** The number of a table that stands by itself, as in a list of games. */
const TABLE = /^#[0-9]+$/;

/**
 * The spans of a text. A typed line is one plain span, so its mentions are found here. Moves, commands and the tables of a
 * list are buttons.
 * @param {{entry: Entry, me: Me, current: boolean, type: (text: string) => void, goTo: (table: number) => void}} props
 */
export function MessageText({ entry, me, current, type, goTo }) {
  const part = (/** @type {import("./types").Span} */ span, /** @type {number} */ at, /** @type {import("./types").Span[]} */ all) =>
    span[1] === "bold" && TABLE.test(span[0]) ? tableNumber(span[0], current, goTo) : partOf(span, me, current, type, all[at - 1], all[at + 1]);
  const parts = entry.from === null ? entry.spans.map(part) : typed(entry, me, current);
  return html`<div class="text">${parts}</div>`;
}

/**
 * @param {import("./types").Span} span
 * @param {Me} me
 * @param {boolean} current
 * @param {(text: string) => void} type
 * @param {import("./types").Span | undefined} before
 * @param {import("./types").Span | undefined} next
 */
function partOf(span, me, current, type, before, next) {
  const [text, style, person] = span;
  if (isTyped(span)) return code(text, (next?.[1] === "plain" && CLOSING.exec(next[0])?.[0]) || "", current, type);
  if (style === "small") return fold(text, current);
  return styled(isTyped(before) && style === "plain" ? [text.replace(CLOSING, ""), style, person] : span, me, current);
}

/**
 * Whether a span is a move or a command; a list of moves is not, nor is an address.
 * @param {import("./types").Span | undefined} span
 */
function isTyped(span) {
  return span?.[1] === "code" && span[0].length < TYPED && !span[0].includes(", ") && !ADDRESS.test(span[0]);
}

/**
 * A line that few people read: only its beginning is shown until it is unfolded.
 * @param {string} text
 * @param {boolean} current whether Tab reaches it
 */
function fold(text, current) {
  const [title, ...told] = text.split(": ");
  return html`<details class="fold"><summary tabindex=${current ? 0 : -1}>${title}</summary><span>${told.join(": ")}</span></details>`;
}

/**
 * A button that types a move or a command into the field.
 * @param {string} text
 * @param {string} after the punctuation behind it
 * @param {boolean} current whether Tab reaches it
 * @param {(text: string) => void} type
 */
function code(text, after, current, type) {
  return html`<button type="button" class="code" tabindex=${current ? 0 : -1} title=${translate("web-type")} onClick=${() => type(text)}><code>${text}</code>${after}</button>`;
}

/**
 * A button that shows a table.
 * @param {string} number
 * @param {boolean} current whether Tab reaches it
 * @param {(table: number) => void} goTo
 */
function tableNumber(number, current, goTo) {
  return html`<button type="button" class="table-number" tabindex=${current ? 0 : -1} aria-label="${translate("web-dock-show")}: ${number}" onClick=${() => goTo(Number(number.slice(1)))}>${number}</button>`;
}

/**
 * @param {import("./types").Span} span
 * @param {Me} me
 * @param {boolean} current whether Tab reaches its links
 */
function styled([text, style, person], me, current) {
  if (style === "bold") return html`<strong>${text}</strong>`;
  if (style === "code") return html`<code>${linked(text, current)}</code>`;
  if (style === "link") return html`<a href=${person} tabindex=${current ? 0 : -1}>${text}</a>`;
  if (style === "block") return html`<span class="block">${text}</span>`;
  return style === "mention" ? mention(text, person === me.id) : linked(text, current);
}

/**
 * @param {Entry} entry
 * @param {Me} me
 * @param {boolean} current whether Tab reaches its links
 */
function typed(entry, me, current) {
  const named = (/** @type {string} */ part) => (part.startsWith("@") && MENTION.test(part) ? mention(part, plain(part.slice(1)) === plain(me.name)) : part);
  return entry.spans.flatMap(([text]) => linked(text, current).flatMap((part) => (typeof part === "string" ? part.split(MENTION).map(named) : part)));
}

/**
 * A text with its addresses of the web as links, which open beside this page.
 * @param {string} text
 * @param {boolean} current whether Tab reaches them
 */
function linked(text, current) {
  const parts = text.split(ADDRESS).filter(Boolean);
  return parts.map((part) => (ADDRESS.test(part) ? html`<a href=${part} target="_blank" rel="noopener noreferrer" tabindex=${current ? 0 : -1}>${part}</a>` : part));
}

/**
 * A name in the form in which names are compared: without case and compatibility forms.
 * @param {string} name
 */
function plain(name) {
  return name.normalize("NFKC").toLowerCase();
}

/**
 * @param {string} text
 * @param {boolean} isMe
 */
function mention(text, isMe) {
  return isMe ? html`<mark class="mention is-me">${text}</mark>` : html`<span class="mention">${text}</span>`;
}

/**
 * The first 80 characters of a message.
 * @param {Entry} entry
 */
export function snippet(entry) {
  const text = textOf(entry) || entry.picture?.alt || "";
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
