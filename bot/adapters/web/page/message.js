/** An entry as elements. */

import { tappable } from "./areas.js";
import { el, face } from "./dom.js";
import { LANGUAGE, word } from "./words.js";

const TIME = new Intl.DateTimeFormat(LANGUAGE, { hour: "numeric", minute: "2-digit" });
const DAY = new Intl.DateTimeFormat(LANGUAGE, { weekday: "long", day: "numeric", month: "long" });
const FULL = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: "full", timeStyle: "short" });
const TOGETHER = 5 * 60 * 1000;
const NAMED = /(@[A-Za-z0-9_-]{1,20})/;

/**
 * @typedef {{nick: string, press: Function, enlarge: Function, tap: Function, reply: Function, find: Function, go: Function}} Deeds
 * @param {object} entry
 * @param {Deeds} deeds
 */
export function fill(node, entry, deeds) {
  const mine = entry.from === deeds.nick;
  const name = entry.from === null ? word("web-bot") : entry.name;
  node.className = `message ${mine ? "mine" : entry.from === null ? "by-bot" : "theirs"}`;
  node.classList.toggle("only-me", Boolean(entry.only));
  node.dataset.id = entry.id;
  node.replaceChildren(
    el("p.day", { role: "presentation" }, el("span")),
    face(entry.from, name),
    el(
      "div.body",
      {},
      el("p.head", {}, el("span.name", {}, name), entry.from === null ? el("span.tag", {}, word("web-bot-tag")) : null, stamp(entry)),
      el("div.bubble", {}, ...parts(entry, deeds)),
      buttons(entry, deeds),
    ),
    el("button.quiet.reply", { type: "button", tabindex: "-1", "aria-hidden": "true", "aria-label": word("web-reply-to", { name }), title: word("web-reply"), onclick: () => deeds.reply(entry) }, "↩"),
  );
  return node;
}

function parts(entry, deeds) {
  const out = [];
  if (entry.only) out.push(el("p.only", {}, word("web-only-you")));
  const command = entry.spans[0]?.[0].startsWith("/");
  const quoted = entry.reply && !command ? quote(entry, deeds) : null;
  if (quoted) out.push(quoted);
  if (entry.spans.some(([text]) => text.trim())) out.push(el("p.text", {}, ...spans(entry, deeds.nick)));
  if (entry.picture) out.push(picture(entry.picture, deeds));
  if (entry.document) out.push(file(entry.document));
  return out;
}

function stamp(entry) {
  const at = new Date(entry.at);
  return el("time", { datetime: at.toISOString(), title: FULL.format(at) }, TIME.format(at));
}

/** The stretches of a text; in a typed line the names with `@` are found here. */
function spans(entry, nick) {
  if (entry.from !== null) {
    return entry.spans.flatMap(([text]) => text.split(NAMED)).filter(Boolean)
      .map((part) => (part.startsWith("@") && NAMED.test(part) ? mention(part, part.slice(1).toLowerCase() === nick) : part));
  }
  return entry.spans.map(([text, style, person]) => {
    if (style === "bold") return el("strong", {}, text);
    if (style === "code") return el("code", {}, text);
    if (style === "mention") return mention(text, person === nick);
    return text;
  });
}

function mention(text, ofMe) {
  return el(ofMe ? "mark.mention.of-me" : "span.mention", {}, text);
}

function picture(shown, deeds) {
  const size = shown.width ? { width: shown.width, height: shown.height } : {};
  const image = el("img", { src: shown.src, alt: shown.alt, decoding: "async", ...size });
  if (shown.width) {
    image.style.setProperty("--width", `${shown.width}px`);
    image.style.setProperty("--ratio", String(shown.width / shown.height));
  }
  const enlarge = () => deeds.enlarge(shown);
  const button = el("button.picture", { type: "button", tabindex: "-1", title: word("web-enlarge") }, image);
  if (shown.areas) return tappable(shown, button, { tap: deeds.tap, enlarge });
  button.addEventListener("click", enlarge);
  return button;
}

function file(document) {
  const { src, name } = document;
  return el("a.file", { href: src, download: name, "aria-label": word("web-download", { name }) }, el("span.tile", { "aria-hidden": "true" }, "↓"), name);
}

function buttons(entry, deeds) {
  if (!entry.buttons) return null;
  const press = (command) => () => deeds.press(entry, command);
  return el("div.buttons", {}, ...entry.buttons.map(([label, command]) => el("button.chip", { type: "button", onclick: press(command) }, label)));
}

function quote(entry, deeds) {
  const to = deeds.find(entry.reply);
  if (!to) return null;
  const name = to.from === null ? word("web-bot") : to.name;
  return el("button.quote", { type: "button", tabindex: "-1", onclick: () => deeds.go(entry.reply) }, el("strong", {}, name), ` ${snippet(to)}`);
}

/** The beginning of what an entry says. */
export function snippet(entry) {
  const text = entry.spans.map(([part]) => part).join("") || entry.picture?.alt || "";
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

/** Show what depends on the entry before: a new day, or the same speaker going on. */
export function follow(node, entry, before) {
  const day = new Date(entry.at).toDateString();
  const newDay = !before || new Date(before.at).toDateString() !== day;
  node.querySelector(".day span").textContent = newDay ? dayName(entry.at) : "";
  node.classList.toggle("new-day", newDay);
  const goesOn = !newDay && before.from === entry.from && before.only === entry.only && entry.at - before.at < TOGETHER;
  node.classList.toggle("goes-on", goesOn);
}

function dayName(at) {
  const day = new Date(at);
  const midnight = new Date();
  midnight.setHours(0, 0, 0, 0);
  if (day >= midnight) return word("web-today");
  midnight.setDate(midnight.getDate() - 1);
  return day >= midnight ? word("web-yesterday") : DAY.format(day);
}
