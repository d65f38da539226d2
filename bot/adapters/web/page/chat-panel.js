/** A panel of the page: the messages of a room and the field below them. */

import { Avatar } from "./avatar.js";
import { ChannelButton } from "./channel-menu.js";
import { Composer } from "./composer.js";
import { DockBoard, DockHand } from "./dock.js";
import { MessageList } from "./message-list.js";
import { isPress } from "./outbox.js";
import { PeopleButton } from "./people.js";
import { answerToTry } from "./puzzle.js";
import { answerToRead, endToRead } from "./room-to-read.js";
import { NARROW, SIDEWAYS, TOO_LOW_FOR_MENU } from "./screen.js";
import { StartMenu } from "./start-menu.js";
import { isEnding, titleOf } from "./tables.js";
import { translate } from "./translate.js";
import { html, useEffect, useState } from "./vendor/htm-preact-standalone.js";

/** A tournament that is being set up, or the end of a game, is looked for among so many of the newest messages. */
const RECENT = 10;

/** @param {{chat: import("./chat.js").Chat, kind: import("./types").PanelKind}} props */
export function ChatPanel({ chat, kind }) {
  const room = chat.roomOf(kind);
  const entries = chat.store.entries(room);
  const empty = chat.isFilled(room) && entries.length === 0;
  const own = kind === "private";
  const [filled, playing, sent] = [chat.isFilled(room), chat.docked !== null, chat.sent.channel + chat.sent.private];
  // The menu would push the result of a game out of view, also when something has been said of it since, and so a puzzle.
  const posed = own && chat.trial.posed !== null;
  const ended = posed || isEnding(entries.slice(-RECENT).filter(({ table }) => table && !table.own).at(-1) ?? {});
  const asks = posed || asksReader(entries, own);
  // The same goes for the invitation to a tournament, which the menu does not list.
  const invited = entries.slice(-RECENT).some((entry) => entry.buttons?.some(([, , act]) => act === "tournament"));
  const [menuOpen, setStartOpen] = useState(false);
  const startOpen = menuOpen || (chat.menu && chat.panel === kind);
  const show = (/** @type {boolean} */ open) => {
    setStartOpen(open);
    if (chat.menu) chat.change({ menu: false });
  };
  // The menu is open for whoever comes in and plays nothing, until they begin something; only one of the two panels shows it.
  const beside = own && !chat.single;
  useEffect(() => setStartOpen(filled && !playing && !beside && !ended && !invited && (empty || !TOO_LOW_FOR_MENU.matches)), [filled, room, beside]);
  useEffect(() => {
    if (playing || sent || invited || (!empty && TOO_LOW_FOR_MENU.matches)) show(false);
  }, [playing, sent, invited, empty]);
  const [shownBeside, showBeside] = useState(0);
  const end = endToRead(chat, entries);
  const long = answerToRead(chat, entries) || end;
  const reading = long !== 0 && long !== shownBeside;
  const readsEnd = reading && long === end;
  const showDock = () => showBeside(long);
  const answered = own && !playing ? answerToTry(entries, chat.me.id) : "";
  const label = own ? translate("web-private-panel") : translate("web-channel-panel", { room });
  return html`<section class="panel ${empty ? "empty" : ""} ${readsEnd ? "reads-end" : ""}" data-panel=${kind} aria-label=${label}>
    <header class="panel-head">
      <h2 class="panel-name">${own ? html`<${Avatar} id=${null} />${translate("web-bot")}` : html`<${ChannelButton} chat=${chat} />`}</h2>
      <p class="panel-note">${own ? translate("web-private-note") : ""}</p>
      ${!own && html`<${PeopleButton} chat=${chat} />`}
      <button type="button" class="quiet start-button" aria-expanded=${String(startOpen)} onClick=${() => show(!startOpen)}>
        <span aria-hidden="true">?</span><span class="label">${translate("web-start-button")}</span>
      </button>
    </header>
    <${MessageList} key="${room} ${chat.isFilled(room)}" ref=${(/** @type {MessageList | null} */ list) => { if (list) chat.lists[kind] = list; }}
      chat=${chat} kind=${kind} entries=${entries} tail=${startOpen}
      label=${own ? translate("web-private-log") : translate("web-channel-log", { room })}>
      ${empty && own && !startOpen && html`<p class="empty-note">${translate("web-private-hint")}</p>`}
      <${PendingLines} chat=${chat} room=${room} />
    <//>
    <div class="above-field">
      ${chat.state === "connected" && !chat.docked && sent > 0 && (chat.outbox.lines.length > 0 || chat.store.awaitsAnswer()) && html`<p class="moment" role="status">${translate("web-moment")}</p>`}
      ${startOpen && html`<${StartMenu} chat=${chat} kind=${kind} close=${() => show(false)} />`}
      ${!startOpen && !playing && !beside && !asks && html`<button type="button" class="start-strip" onClick=${() => setStartOpen(true)}>${translate("web-start-play")}</button>`}
      ${own && chat.trial.puzzle && chat.game && html`<${BackToGame} chat=${chat} puzzle=${chat.trial.puzzle} game=${chat.game} />`}
      ${chat.panel === kind && chat.docked && !(startOpen && (NARROW.matches || SIDEWAYS.matches)) && html`<div class="dock">
        ${NARROW.matches && html`<${DockBoard} chat=${chat} table=${chat.docked} reading=${reading} show=${showDock} />`}
        ${!readsEnd && html`<${DockHand} chat=${chat} table=${chat.docked} reading=${reading} show=${showDock} />`}
      </div>`}
    </div>
    <${Composer} ref=${(/** @type {Composer | null} */ composer) => { if (composer) chat.composers[kind] = composer; }}
      chat=${chat} kind=${kind} notice=${chat.notices[kind] || answered} label=${own ? translate("web-write-private") : translate("web-write-channel", { room })} />
  </section>`;
}

/**
 * The button that leads from a puzzle back to the game in the dock.
 * @param {{chat: import("./chat.js").Chat, puzzle: import("./types").Entry, game: import("./tables.js").Table}} props
 */
function BackToGame({ chat, puzzle, game }) {
  const leave = () => chat.trial.decide(puzzle, false);
  return html`<button type="button" class="start-strip" onClick=${leave}>${translate("web-puzzle-leave", { name: `${titleOf(game)} #${game.id}` })}${game.turn ? ` · ${translate("web-dock-turn")}` : ""}</button>`;
}

/**
 * Whether the bot's newest message has buttons for the reader to go on with: the button of the menu would hide some of them,
 * and look like the answer.
 * @param {import("./types").Entry[]} entries
 * @param {boolean} own whether they are the private messages
 */
function asksReader(entries, own) {
  const last = entries.filter(({ from, table }) => from === null && !table?.own).at(-1);
  return last !== undefined && Boolean(last.buttons?.length) && (own || last.only === true || isEnding(last));
}

/**
 * The lines that the server has not acknowledged yet; presses only while it is out of reach.
 * @param {{chat: import("./chat.js").Chat, room: string}} props
 */
function PendingLines({ chat, room }) {
  const note = translate(chat.state === "connected" ? "web-sending" : "web-waiting");
  const lines = chat.outbox.lines.filter((line) => line.room === room && !(isPress(line.id) && chat.state === "connected"));
  return html`<ol class="pending">${lines.map((line) => html`<li key=${line.id}><span>${line.text}</span><small>${note}</small></li>`)}</ol>`;
}
