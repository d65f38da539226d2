/** Where to begin: a few things to do with one press. */

import { el } from "./dom.js";
import { word } from "./words.js";

const COMPUTER = "/challenge computer summy level=beginner";
const FRIEND = "/challenge @| summy";
const RULES = "/rules summy";
const HELP = "/help";

/** @param {"channel" | "private"} kind @param {import("./pane.js").Pane} pane */
export function ideas(kind, pane) {
  const send = (command) => () => {
    pane.toggleIdeas(false);
    pane.send(command, undefined, { button: true });
    // With a finger the keyboard would cover what comes.
    if (matchMedia("(hover: hover)").matches) pane.composer.focus();
  };
  const idea = (sign, key, onclick) =>
    el("button.idea", { type: "button", onclick },
      el("span.tile", { "aria-hidden": "true" }, sign),
      el("span.idea-text", {}, el("strong", {}, word(key)), el("small", {}, word(`${key}-hint`))));
  const learn = [idea("?", "web-start-rules", send(RULES)), idea("i", "web-start-help", send(HELP))];
  if (kind === "private") {
    return [el("p.ideas-note", {}, word("web-private-hint")), el("div.idea-list", {}, ...learn)];
  }
  return [
    el("h3", {}, word("web-start-title")),
    el("div.idea-list", {},
      idea("7", "web-start-computer", send(COMPUTER)),
      idea("@", "web-start-friend", () => pane.composer.prepare(FRIEND)),
      ...learn),
    el("p.ideas-note", {}, el("a", { href: "/", target: "_blank", rel: "noopener" }, word("web-start-window"))),
  ];
}
