/** The start menu of a panel: a choice of games, and actions that need one press. */

import { el } from "./dom.js";
import { translate } from "./translate.js";

/** @type {{ name: string, title: string, alone: boolean }[]} */
const GAMES = JSON.parse(document.documentElement.dataset.games);
const HELP = "/help";

/**
 * The elements of the start menu.
 * @param {"channel" | "private"} kind
 * @param {import("./chat-panel.js").ChatPanel} panel
 */
export function startMenu(kind, panel) {
  const list = el("div.start-actions");
  const show = (game) => list.replaceChildren(...actions(kind, panel, game));
  show(GAMES[0]);
  const above = kind === "private" ? el("p.start-note", {}, translate("web-private-hint")) : el("h3", {}, translate("web-start-title"));
  const below = el("p.start-note", {}, el("a", { href: "/", target: "_blank", rel: "noopener" }, translate("web-start-window")));
  return [above, GAMES.length > 1 ? gameChoices(show) : null, list, kind === "private" ? null : below].filter(Boolean);
}

/** A button for each game; the first is pressed. */
function gameChoices(show) {
  const buttons = GAMES.map((game, at) =>
    el("button.game-choice", { type: "button", "aria-pressed": String(at === 0), onclick: (event) => {
      for (const button of buttons) button.setAttribute("aria-pressed", String(button === event.currentTarget));
      show(game);
    } }, game.title));
  return el("div.game-choices", { role: "group", "aria-label": translate("web-start-game") }, ...buttons);
}

function actions(kind, panel, game) {
  const send = (command) => () => {
    panel.toggleStartMenu(false);
    panel.send(command, undefined, { button: true });
    // On a touch screen the keyboard would cover the answer.
    if (matchMedia("(hover: hover)").matches) panel.composer.focus();
  };
  const action = (sign, key, onclick) =>
    el("button.start-action", { type: "button", onclick },
      el("span.tile", { "aria-hidden": "true" }, sign),
      el("span.start-text", {}, el("strong", {}, translate(key, { name: game.title })), el("small", {}, translate(`${key}-hint`))));
  const learn = [action("?", "web-start-rules", send(`/rules ${game.name}`)), action("i", "web-start-help", send(HELP))];
  if (kind === "private") return learn;
  return [
    action("7", "web-start-computer", send(`/challenge computer ${game.name} level=beginner`)),
    game.alone ? action("1", "web-start-alone", send(`/challenge alone ${game.name}`)) : null,
    action("@", "web-start-friend", () => panel.composer.fillIn(`/challenge @| ${game.name}`)),
    ...learn,
  ].filter(Boolean);
}
