/** One message with its author, text, picture and buttons. */

import { Avatar } from "./avatar.js";
import { Countdown } from "./countdown.js";
import { dateAndTime, dayName, sameDay, time } from "./dates.js";
import { MessageText, snippet } from "./message-text.js";
import { Picture } from "./picture.js";
import { pressId } from "./outbox.js";
import { isPuzzle } from "./puzzle.js";
import { PuzzlePicture } from "./puzzle-picture.js";
import { lineFor } from "./start-lines.js";
import { answersOf, isOutdated, tableIn } from "./tables.js";
import { translate } from "./translate.js";
import { Component, html } from "./vendor/htm-preact-standalone.js";

/** Messages of one author less than this apart are shown as one group. */
const GROUP_MS = 5 * 60 * 1000;

/** @typedef {import("./types").Entry} Entry */
/**
 * @typedef {object} Props
 * @property {import("./chat.js").Chat} chat
 * @property {import("./types").PanelKind} kind
 * @property {Entry} entry
 * @property {Entry | undefined} before the message above this one
 * @property {Entry | undefined} to the message it replies to
 * @property {boolean} docked whether its table is shown in the dock
 * @property {boolean} inSight whether the dock shows this very message
 * @property {boolean} outdated whether one of its buttons plays a move proposed before the table changed
 * @property {boolean} drafting whether the dock shows the buttons of a draft in place of its own
 * @property {boolean} past whether its game has gone on
 * @property {boolean} current whether Tab reaches its controls
 * @property {boolean} focused whether Tab reaches its reply button
 * @property {boolean} posed whether it is the puzzle that is tried
 * @property {boolean} aside whether it is a puzzle that a game in the dock comes before
 * @property {(id: number) => void} jumpTo
 */

/** @extends {Component<Props>} */
export class Message extends Component {
  /** @param {Props} next */
  shouldComponentUpdate(next) {
    const shown = /** @type {const} */ (["entry", "before", "to", "docked", "drafting", "inSight", "outdated", "past", "current", "focused", "posed", "aside"]);
    return shown.some((key) => next[key] !== this.props[key]);
  }

  /** Its CSS classes, and whether it is the first of its day. */
  classes() {
    const { entry, before, chat, docked, inSight } = this.props;
    const newDay = !before || !sameDay(before.at, entry.at);
    const sameAuthor = !newDay && before.from === entry.from && before.only === entry.only && entry.at - before.at < GROUP_MS;
    const whose = entry.from === chat.me.id ? "mine" : entry.from === null ? "by-bot" : "theirs";
    const bare = inSight && onlyIntroduces(entry);
    return { newDay, text: ["message", whose, isAside(entry) && "private", newDay && "new-day", sameAuthor && "same-author", docked && "is-docked", inSight && "in-sight", bare && "bare", entry.table?.over && "is-over", isTall(entry) && "is-tall"].filter(Boolean).join(" ") };
  }

  render() {
    const { entry, chat, kind, docked, drafting, focused, past, aside } = this.props;
    const { newDay, text } = this.classes();
    const name = entry.from === null ? translate("web-bot") : entry.name;
    return html`<div class=${text} data-id=${entry.id} role="article" tabindex="-1">
      <p class="day" role="presentation"><span>${newDay ? dayName(entry.at) : ""}</span></p>
      <${Avatar} id=${entry.from} name=${name} />
      <div class="body">
        <p class="head">
          <span class="name">${name}</span>${entry.from === null && html`<span class="tag">${translate("web-bot-tag")}</span>`}
          <time datetime=${new Date(entry.at).toISOString()} title=${dateAndTime(entry.at)}>${time(entry.at)}</time>
        </p>
        <div class="bubble" style=${entry.table?.over && entry.picture ? { "--ratio": String(entry.picture.width / entry.picture.height) } : null}>${this.contents()}</div>
        ${(!docked || drafting) && html`<${Buttons} chat=${chat} kind=${kind} entry=${docked ? { ...entry, buttons: answersOf(entry) } : entry} past=${past} aside=${aside} />`}
      </div>
      <button type="button" class="quiet reply" tabindex=${focused ? 0 : -1} aria-hidden=${focused ? null : "true"}
        aria-label=${translate("web-reply-to", { name })} title=${translate("web-reply")} onClick=${() => chat.composers[kind]?.replyTo(entry)}>↩</button>
    </div>`;
  }

  contents() {
    const { entry, to, chat, kind, docked, past, current, posed, aside, jumpTo } = this.props;
    const isCommand = entry.spans[0]?.[0].startsWith("/");
    return [
      isAside(entry) && html`<p class="private-note">${translate("web-only-you")}</p>`,
      aside && html`<p class="aside">${translate("web-puzzle-aside")}</p>`,
      to && !isCommand && !isPuzzle(to) && html`<${Quote} entry=${to} current=${current} jumpTo=${jumpTo} />`,
      entry.spans.some(([text]) => text.trim()) && html`<${MessageText} entry=${entry} me=${chat.me} current=${current} type=${(/** @type {string} */ text) => chat.composers[kind]?.type(text)} goTo=${(/** @type {number} */ table) => goTo(chat, kind, table)} />`,
      entry.due && !past && html`<${Countdown} due=${entry.due} />`,
      entry.picture && posed && html`<${PuzzlePicture} key=${entry.picture.src} chat=${chat} picture=${entry.picture} current=${current} />`,
      entry.picture && !posed && html`<${Picture} key=${entry.picture.src} chat=${chat} kind=${kind} picture=${entry.picture} tappable=${!docked && !aside} current=${current} />`,
      entry.document && html`<${DocumentLink} document=${entry.document} />`,
    ];
  }
}

/**
 * Whether the words of a message only introduce its picture: while that is in sight elsewhere, the message is not shown.
 * @param {Entry} entry
 */
export function onlyIntroduces({ table, spans }) {
  return Boolean(table?.own && spans.length === 1);
}

/**
 * Show a table: in the dock if this person plays there, else by a message with its board.
 * @param {import("./chat.js").Chat} chat
 * @param {import("./types").PanelKind} kind
 * @param {number} table
 */
function goTo(chat, kind, table) {
  if (chat.tables.some(({ id }) => id === table)) chat.change({ chosen: table, folded: false });
  else chat.send(kind, lineFor("board", { table }), { button: true });
}

/**
 * Whether the picture of a message is far higher than wide.
 * @param {Entry} entry
 */
function isTall({ picture }) {
  return Boolean(picture && picture.height > 1.5 * picture.width);
}

/**
 * Whether this is a message of the bot that only the reader sees; their own hidden commands need no such label.
 * @param {Entry} entry
 */
function isAside(entry) {
  return entry.only === true && entry.from === null;
}

/** @param {{entry: Entry, current: boolean, jumpTo: (id: number) => void}} props */
function Quote({ entry, current, jumpTo }) {
  const name = entry.from === null ? translate("web-bot") : entry.name;
  return html`<button type="button" class="quote" tabindex=${current ? 0 : -1} onClick=${() => jumpTo(entry.id)}><strong>${name}</strong> ${snippet(entry)}</button>`;
}

/** @param {{document: {src: string, name: string}}} props */
function DocumentLink({ document: { src, name } }) {
  return html`<a class="file" href=${src} download=${name} aria-label=${translate("web-download", { name })}><span class="tile" aria-hidden="true">↓</span>${name}</a>`;
}

/** @param {{chat: import("./chat.js").Chat, kind: import("./types").PanelKind, entry: Entry, past: boolean, aside: boolean}} props */
function Buttons({ chat, kind, entry, past, aside }) {
  if (!entry.buttons || past) return null;
  const press = (/** @type {string} */ command, /** @type {string | undefined} */ act) => () => {
    const table = act === "rack" && tableIn(chat.tables, command);
    if (act === "private") chat.showPanel("private");
    else if (table) goTo(chat, kind, table.id); // its tiles are below its board
    else chat.send(kind, command, { id: pressId(), reply: entry.id, button: true });
  };
  const buttons = entry.buttons.filter((button) => !isOutdated(button, entry, chat.tables));
  const tryIt = () => chat.trial.decide(entry, true);
  return html`<div class="buttons">
    ${aside && html`<button type="button" class="chip" onClick=${tryIt}>${translate("web-puzzle-try")}</button>`}
    ${buttons.map(([label, command, act]) => html`<button key=${command} type="button" class="chip" onClick=${press(command, act)}>${label}</button>`)}
  </div>`;
}
