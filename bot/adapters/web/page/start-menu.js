/** The menu of an idle person: tables to continue, join or watch, and buttons that start each game. */

import { GoingOn } from "./going-on.js";
import { pressId, randomId } from "./outbox.js";
import { lineFor } from "./start-lines.js";
import { GAMES, titleOf } from "./tables.js";
import { translate, translateFor } from "./translate.js";
import { html, useEffect, useState } from "./vendor/htm-preact-standalone.js";

/** @typedef {import("./chat.js").Chat} Chat */
/** @typedef {import("./types").Game} Game */
/** @typedef {import("./types").PanelKind} PanelKind */

const LEVELS = /** @type {const} */ ([["beginner", "web-level-beginner"], ["club", "web-level-club"], ["master", "web-level-master"]]);
/** At most this many people are offered by name; the list of people shows all. */
const MOST_PEOPLE = 6;
/** At most this many of the person's games are listed with what they may do there: more would push the rest out of view on a phone. */
const MOST_GAMES = 2;

/** @param {{chat: Chat, kind: PanelKind, close: () => void}} props */
export function StartMenu({ chat, kind, close }) {
  const [chosen, choose] = useState(GAMES.find(({ name }) => name === chat.docked?.game) ?? GAMES[0]);
  const own = kind === "private";
  const { version } = chat.store;
  useEffect(() => chat.presence.askTables(), [chat.room, chat.state, version]);
  const send = (/** @type {PanelKind} */ panel, /** @type {string} */ command, id = randomId()) => () => {
    close();
    chat.send(panel, command, { id, button: true });
    chat.composers[panel]?.focusAfterPress();
  };
  const inPrivate = (/** @type {string} */ command) => () => {
    send(kind, command)();
    chat.showPanel("private"); // where the game is played
  };
  const sendIn = (/** @type {PanelKind} */ panel) => (/** @type {string} */ command) => () => {
    chat.showPanel(panel);
    send(panel, command)();
  };
  return html`<section class="start-menu">
    <header><h3>${translate("web-start-title")}</h3>
      <button type="button" class="quiet" aria-label=${translate("web-close")} onClick=${close}>×</button></header>
    ${own && !chat.game && html`<p class="start-note">${translate("web-private-hint")}</p>`}
    ${ownGames(chat).map((table) => html`<${OwnGame} key=${table.id} table=${table} send=${(/** @type {string} */ command) => send(kind, command, pressId())} />`)}
    <${GoingOn} chat=${chat} close=${close} />
    ${GAMES.length > 1 && html`<${GameChoices} chosen=${chosen} choose=${choose} />`}
    <div class="start-actions">
      <button type="button" class="start-line first" onClick=${inPrivate(lineFor("learn", { game: chosen.name }))}>
        <span class="tile" aria-hidden="true">★</span><span><strong>${translate("web-start-learn", { name: chosen.title })}</strong><small class="game-about">${translateFor("web-about", chosen.name)}</small></span>
      </button>
      ${chosen.puzzles && html`<button type="button" class="start-line" onClick=${sendIn("private")(lineFor("puzzle", { game: chosen.name }))}>
        <span class="tile" aria-hidden="true">?</span><span><strong>${translate("web-start-puzzle", { name: chosen.title })}</strong><small>${translate("web-start-puzzle-hint")}</small></span>
      </button>`}
      <${AgainstComputer} game=${chosen} begin=${inPrivate} />
      <${WithFriend} key=${chosen.name} chat=${chat} game=${chosen} challenge=${sendIn("channel")} close=${close} />
      ${chosen.alone && html`<button type="button" class="start-line" onClick=${send(kind, lineFor("alone", { game: chosen.name }))}>
        <span class="tile" aria-hidden="true">1</span><strong>${translate("web-start-alone", { name: chosen.title })}</strong>
      </button>`}
    </div>
    <p class="start-more">
      <button type="button" class="quiet" onClick=${send(kind, lineFor("rules", { game: chosen.name }))}>${translate("web-start-rules")}</button>
      <button type="button" class="quiet" onClick=${sendIn("private")(lineFor("games"))}>${translate("web-start-mine")}</button>
      <button type="button" class="quiet" onClick=${sendIn("private")(lineFor("rating"))}>${translate("web-start-ratings")}</button>
      ${!own && html`<button type="button" class="quiet" onClick=${send(kind, lineFor("tournament"))}>${translate("web-start-tournament")}</button>`}
      <button type="button" class="quiet" onClick=${send(kind, lineFor("help"))}>${translate("web-start-help")}</button>
    </p>
  </section>`;
}

/**
 * The game in the dock, and the one that has changed last: a move that is to be taken back may have brought another into the dock.
 * @param {Chat} chat
 */
function ownGames(chat) {
  const others = chat.tables.filter((table) => table !== chat.game).sort((one, other) => other.changed - one.changed);
  return chat.game ? [chat.game, ...others].slice(0, MOST_GAMES) : [];
}

/**
 * What a player may do with a game besides playing; the bot asks before anything happens that cannot be undone. It is a press:
 * below the message that answers it, a line would look unanswered.
 * @param {{table: import("./tables.js").Table, send: (command: string) => () => void}} props
 */
function OwnGame({ table, send }) {
  const press = (/** @type {"takeback" | "pause" | "resign"} */ action) => send(lineFor(action, { table: table.id }));
  return html`<div class="this-game"><${Action} sign="#" title="${titleOf(table)} #${table.id}">
    ${table.reversible && html`<button type="button" class="chip" onClick=${press("takeback")}>${translate("web-game-takeback")}</button>`}
    ${table.pausable && html`<button type="button" class="chip" onClick=${press("pause")}>${translate("web-game-pause")}</button>`}
    <button type="button" class="chip" onClick=${press("resign")}>${translate("web-game-resign")}</button>
  <//></div>`;
}

/**
 * A button for each game.
 * @param {{chosen: Game, choose: (game: Game) => void}} props
 */
function GameChoices({ chosen, choose }) {
  return html`<div class="game-choices" role="group" aria-label=${translate("web-start-game")}>
    ${GAMES.map((game) => html`<button key=${game.name} type="button" class="game-choice" aria-pressed=${String(game === chosen)} onClick=${() => choose(game)}>${game.title}</button>`)}
  </div>`;
}

/** @param {{game: Game, begin: (command: string) => () => void}} props */
function AgainstComputer({ game, begin }) {
  return html`<${Action} sign="7" title=${translate("web-start-computer", { name: game.title })}>
    ${LEVELS.map(([level, label]) => html`<button key=${level} type="button" class="chip" onClick=${begin(lineFor(level, { game: game.name }))}>${translate(label)}</button>`)}
  <//>`;
}

/**
 * Challenges in the channel: people who are there, anyone, an invitation, or a name to type; with a computer beside them, if
 * wished, or if the game is not for two.
 * @param {{chat: Chat, game: Game, challenge: (command: string) => () => void, close: () => void}} props
 */
function WithFriend({ chat, game, challenge, close }) {
  const [level, setLevel] = useState(/** @type {"" | "beginner" | "club" | "master"} */ (game.least > 2 ? "club" : ""));
  const line = (/** @type {"friend" | "anyone"} */ whom, name = "") => lineFor(level ? `${whom}-${level}` : whom, { game: game.name, name });
  const typeName = () => {
    close();
    chat.showPanel("channel");
    chat.composers.channel?.fillIn(line("friend", "|"));
  };
  return html`<${Action} sign="@" title=${translate("web-start-friend", { name: game.title })}>
    ${chat.presence.others().slice(0, MOST_PEOPLE).map(([id, name]) => html`<button key=${id} type="button" class="chip" onClick=${challenge(line("friend", name))}>${name}</button>`)}
    <button type="button" class="chip" onClick=${challenge(line("anyone"))}>${translate("web-start-anyone")}</button>
    <button type="button" class="chip" popovertarget="invitation">${translate("web-invite")}</button>
    <button type="button" class="chip" onClick=${typeName}>${translate("web-start-name")}</button>
    <button type="button" class="game-choice" aria-pressed=${String(level !== "")} onClick=${() => setLevel(level ? "" : "club")}>${translate("web-start-computer-too")}</button>
    ${level && LEVELS.map(([one, label]) => html`<button key=${one} type="button" class="game-choice" aria-label="${translate("web-start-computer-too")}: ${translate(label)}" aria-pressed=${String(one === level)} onClick=${() => setLevel(one)}>${translate(label)}</button>`)}
  <//>`;
}

/** @param {{sign: string, title: string, children?: unknown}} props */
function Action({ sign, title, children }) {
  return html`<div class="start-action" role="group" aria-label=${title}>
    <span class="tile" aria-hidden="true">${sign}</span>
    <p class="start-text"><strong>${title}</strong></p>
    <div class="start-chips">${children}</div>
  </div>`;
}
