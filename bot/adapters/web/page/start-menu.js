/** The start menu of a panel: a choice of games, and actions that need one press. */

import { lineFor } from "./start-lines.js";
import { translate } from "./translate.js";
import { html, useState } from "./vendor/htm-preact-standalone.js";

/** @typedef {import("./types").Game} Game */

/** @type {Game[]} */
const GAMES = JSON.parse(document.documentElement.dataset.games ?? "[]");
/** @param {{chat: import("./chat.js").Chat, kind: import("./types").PanelKind, close: () => void}} props */
export function StartMenu({ chat, kind, close }) {
  const [chosen, choose] = useState(GAMES[0]);
  const own = kind === "private";
  const send = (/** @type {string} */ command) => () => {
    close();
    chat.send(kind, command, { button: true });
    // On a touch screen the keyboard would cover the answer.
    if (matchMedia("(hover: hover)").matches) chat.composers[kind]?.focus();
  };
  const inPrivate = (/** @type {"computer" | "learn"} */ action) => () => {
    send(lineFor(action, { game: chosen.name }))();
    chat.showPanel("private"); // where the game is played
  };
  const invite = own ? null : () => chat.composers[kind]?.fillIn(lineFor("friend", { game: chosen.name, name: "|" }));
  return html`<div class="start-menu">
    ${own ? html`<p class="start-note">${translate("web-private-hint")}</p>` : html`<h3>${translate("web-start-title")}</h3>`}
    ${GAMES.length > 1 && html`<${GameChoices} chosen=${chosen} choose=${choose} />`}
    <div class="start-actions">${[...actionsToPlay(chosen, inPrivate, send, invite), ...actionsToLearn(chosen, send)]}</div>
    ${!own && html`<p class="start-note"><a href="/${chat.hash()}" target="_blank" rel="noopener">${translate("web-start-window")}</a></p>`}
  </div>`;
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

/**
 * @param {Game} game
 * @param {(action: "computer" | "learn") => () => void} inPrivate begins a game that is played in private
 * @param {(command: string) => () => void} send
 * @param {(() => void) | null} invite null where there is nobody else
 */
function actionsToPlay(game, inPrivate, send, invite) {
  return [
    action("★", "web-start-learn", game, inPrivate("learn")),
    action("7", "web-start-computer", game, inPrivate("computer")),
    game.alone ? action("1", "web-start-alone", game, send(lineFor("alone", { game: game.name }))) : null,
    invite && action("@", "web-start-friend", game, invite),
  ];
}

/**
 * @param {Game} game
 * @param {(command: string) => () => void} send
 */
function actionsToLearn(game, send) {
  return [action("?", "web-start-rules", game, send(lineFor("rules", { game: game.name }))), action("i", "web-start-help", game, send(lineFor("help")))];
}

/**
 * @param {string} sign
 * @param {string} key
 * @param {Game} game
 * @param {() => void} onClick
 */
function action(sign, key, game, onClick) {
  return html`<button key=${key} type="button" class="start-action" onClick=${onClick}>
    <span class="tile" aria-hidden="true">${sign}</span>
    <span class="start-text"><strong>${translate(key, { name: game.title })}</strong><small>${translate(`${key}-hint`)}</small></span>
  </button>`;
}
