/** The text of a message. */

import { html } from "./vendor/htm-preact-standalone.js";

/** @typedef {import("./types").Entry} Entry */

const MENTION = /(@[A-Za-z0-9_-]{1,20})/;

/**
 * The spans of a text. A typed line has one plain span, so its mentions are found here.
 * @param {{entry: Entry, nick: string}} props
 */
export function MessageText({ entry, nick }) {
  const parts = entry.from === null ? entry.spans.map((span) => styled(span, nick)) : typed(entry, nick);
  return html`<p class="text">${parts}</p>`;
}

/**
 * @param {import("./types").Span} span
 * @param {string} nick
 */
function styled([text, style, person], nick) {
  if (style === "bold") return html`<strong>${text}</strong>`;
  if (style === "code") return html`<code>${text}</code>`;
  if (style === "small") return html`<small>${text}</small>`;
  if (style === "block") return html`<span class="block">${text}</span>`;
  return style === "mention" ? mention(text, person === nick) : text;
}

/**
 * @param {Entry} entry
 * @param {string} nick
 */
function typed(entry, nick) {
  const parts = entry.spans.flatMap(([text]) => text.split(MENTION)).filter(Boolean);
  return parts.map((part) => (MENTION.test(part) && part.startsWith("@") ? mention(part, part.slice(1).toLowerCase() === nick) : part));
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
  const text = entry.spans.map(([part]) => part).join("") || entry.picture?.alt || "";
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
