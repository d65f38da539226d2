/** A message as elements. */

import { tappablePicture } from "./tappable-picture.js";
import { el, avatar } from "./dom.js";
import { LANGUAGE, translate } from "./translate.js";

const TIME = new Intl.DateTimeFormat(LANGUAGE, { hour: "numeric", minute: "2-digit" });
const DAY = new Intl.DateTimeFormat(LANGUAGE, { weekday: "long", day: "numeric", month: "long" });
const FULL = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: "full", timeStyle: "short" });
/** Messages of one author within this time are shown as one group. */
const GROUP_MS = 5 * 60 * 1000;
const MENTION = /(@[A-Za-z0-9_-]{1,20})/;

/**
 * Render an entry into `node`.
 * @typedef {{nick: string, press: Function, enlarge: Function, tap: Function, reply: Function, find: Function, jumpTo: Function, scrolled: Function}} MessageHandlers
 * @param {object} entry
 * @param {MessageHandlers} handlers
 */
export function renderMessage(node, entry, handlers) {
  const mine = entry.from === handlers.nick;
  const name = entry.from === null ? translate("web-bot") : entry.name;
  node.className = `message ${mine ? "mine" : entry.from === null ? "by-bot" : "theirs"}`;
  node.classList.toggle("private", Boolean(entry.only));
  node.dataset.id = entry.id;
  node.replaceChildren(
    el("p.day", { role: "presentation" }, el("span")),
    avatar(entry.from, name),
    el(
      "div.body",
      {},
      el("p.head", {}, el("span.name", {}, name), entry.from === null ? el("span.tag", {}, translate("web-bot-tag")) : null, timestamp(entry)),
      el("div.bubble", {}, ...contents(entry, handlers)),
      buttons(entry, handlers),
    ),
    el("button.quiet.reply", { type: "button", tabindex: "-1", "aria-hidden": "true", "aria-label": translate("web-reply-to", { name }), title: translate("web-reply"), onclick: () => handlers.reply(entry) }, "↩"),
  );
  return node;
}

function contents(entry, handlers) {
  const out = [];
  if (entry.only) out.push(el("p.private-note", {}, translate("web-only-you")));
  const command = entry.spans[0]?.[0].startsWith("/");
  const quoted = entry.reply && !command ? quote(entry, handlers) : null;
  if (quoted) out.push(quoted);
  if (entry.spans.some(([text]) => text.trim())) out.push(el("p.text", {}, ...spans(entry, handlers.nick)));
  if (entry.picture) out.push(picture(entry.picture, handlers));
  if (entry.document) out.push(documentLink(entry.document));
  return out;
}

function timestamp(entry) {
  const at = new Date(entry.at);
  return el("time", { datetime: at.toISOString(), title: FULL.format(at) }, TIME.format(at));
}

/** The spans of a text. A typed line has one plain span, so its mentions are found here. */
function spans(entry, nick) {
  if (entry.from !== null) {
    return entry.spans.flatMap(([text]) => text.split(MENTION)).filter(Boolean)
      .map((part) => (part.startsWith("@") && MENTION.test(part) ? mention(part, part.slice(1).toLowerCase() === nick) : part));
  }
  return entry.spans.map(([text, style, person]) => {
    if (style === "bold") return el("strong", {}, text);
    if (style === "code") return el("code", {}, text);
    if (style === "mention") return mention(text, person === nick);
    return text;
  });
}

function mention(text, isMe) {
  return el(isMe ? "mark.mention.is-me" : "span.mention", {}, text);
}

function picture(shown, handlers) {
  const size = shown.width ? { width: shown.width, height: shown.height } : {};
  const image = el("img", { src: shown.src, alt: shown.alt, decoding: "async", ...size });
  if (shown.width) {
    image.style.setProperty("--width", `${shown.width}px`);
    image.style.setProperty("--ratio", String(shown.width / shown.height));
  }
  const enlarge = () => handlers.enlarge(shown);
  const button = el("button.picture", { type: "button", tabindex: "-1", title: translate("web-enlarge") }, image);
  if (shown.areas) return tappablePicture(shown, button, { tap: handlers.tap, enlarge });
  button.addEventListener("click", enlarge);
  return button;
}

function documentLink(document) {
  const { src, name } = document;
  return el("a.file", { href: src, download: name, "aria-label": translate("web-download", { name }) }, el("span.tile", { "aria-hidden": "true" }, "↓"), name);
}

function buttons(entry, handlers) {
  if (!entry.buttons) return null;
  const press = (command) => () => handlers.press(entry, command);
  return el("div.buttons", {}, ...entry.buttons.map(([label, command]) => el("button.chip", { type: "button", onclick: press(command) }, label)));
}

function quote(entry, handlers) {
  const to = handlers.find(entry.reply);
  if (!to) return null;
  const name = to.from === null ? translate("web-bot") : to.name;
  return el("button.quote", { type: "button", tabindex: "-1", onclick: () => handlers.jumpTo(entry.reply) }, el("strong", {}, name), ` ${snippet(to)}`);
}

/** The first 80 characters of an entry. */
export function snippet(entry) {
  const text = entry.spans.map(([part]) => part).join("") || entry.picture?.alt || "";
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

/** Show what depends on the previous entry: a new day, or another message of the same author. */
export function renderGrouping(node, entry, before) {
  const day = new Date(entry.at).toDateString();
  const newDay = !before || new Date(before.at).toDateString() !== day;
  node.querySelector(".day span").textContent = newDay ? dayName(entry.at) : "";
  node.classList.toggle("new-day", newDay);
  const sameAuthor = !newDay && before.from === entry.from && before.only === entry.only && entry.at - before.at < GROUP_MS;
  node.classList.toggle("same-author", sameAuthor);
}

function dayName(at) {
  const day = new Date(at);
  const midnight = new Date();
  midnight.setHours(0, 0, 0, 0);
  if (day >= midnight) return translate("web-today");
  midnight.setDate(midnight.getDate() - 1);
  return day >= midnight ? translate("web-yesterday") : DAY.format(day);
}
