/** Where to begin: a few things to do with one press, in the game one picks. */

import { el } from "./dom.js";
import { word } from "./words.js";

/** @type {{ name: string, title: string, alone: boolean }[]} */
const GAMES = JSON.parse(document.documentElement.dataset.games);
const HELP = "/help";

/** @param {"channel" | "private"} kind @param {import("./pane.js").Pane} pane */
export function ideas(kind, pane) {
  const list = el("div.idea-list");
  const show = (game) => list.replaceChildren(...listed(kind, pane, game));
  show(GAMES[0]);
  const above = kind === "private" ? el("p.ideas-note", {}, word("web-private-hint")) : el("h3", {}, word("web-start-title"));
  const below = el("p.ideas-note", {}, el("a", { href: "/", target: "_blank", rel: "noopener" }, word("web-start-window")));
  return [above, GAMES.length > 1 ? games(show) : null, list, kind === "private" ? null : below].filter(Boolean);
}

/** The games to pick from; the first is picked already. */
function games(show) {
  const chips = GAMES.map((game, at) =>
    el("button.pick", { type: "button", "aria-pressed": String(at === 0), onclick: (event) => {
      for (const chip of chips) chip.setAttribute("aria-pressed", String(chip === event.currentTarget));
      show(game);
    } }, game.title));
  return el("div.picks", { role: "group", "aria-label": word("web-start-game") }, ...chips);
}

function listed(kind, pane, game) {
  const send = (command) => () => {
    pane.toggleIdeas(false);
    pane.send(command, undefined, { button: true });
    // With a finger the keyboard would cover what comes.
    if (matchMedia("(hover: hover)").matches) pane.composer.focus();
  };
  const idea = (sign, key, onclick) =>
    el("button.idea", { type: "button", onclick },
      el("span.tile", { "aria-hidden": "true" }, sign),
      el("span.idea-text", {}, el("strong", {}, word(key, { name: game.title })), el("small", {}, word(`${key}-hint`))));
  const learn = [idea("?", "web-start-rules", send(`/rules ${game.name}`)), idea("i", "web-start-help", send(HELP))];
  if (kind === "private") return learn;
  return [
    idea("7", "web-start-computer", send(`/challenge computer ${game.name} level=beginner`)),
    game.alone ? idea("1", "web-start-alone", send(`/challenge alone ${game.name}`)) : null,
    idea("@", "web-start-friend", () => pane.composer.prepare(`/challenge @| ${game.name}`)),
    ...learn,
  ].filter(Boolean);
}
