/** The games and challenges in the channel, and the reader's own elsewhere, with buttons for each. */

import { lineFor } from "./start-lines.js";
import { titleOf } from "./tables.js";
import { translate } from "./translate.js";
import { html } from "./vendor/htm-preact-standalone.js";

/** @typedef {import("./chat.js").Chat} Chat */
/** @typedef {import("./types").OfferedTable} OfferedTable */

/** @typedef {keyof typeof LABELS} Action */
const LABELS = { accept: "web-accept", join: "web-join", "go-on": "web-go-on", watch: "web-watch", invite: "web-invite", cancel: "web-cancel" };

/** @param {{chat: Chat, close: () => void}} props */
export function GoingOn({ chat, close }) {
  // Without the games in the dock; the table that an invitation names comes first.
  const listed = chat.presence.listed.filter(({ id }) => !chat.tables.some((table) => table.id === id));
  const rows = listed.filter((table) => actionsFor(table).length).sort((one, other) => Number(other.id === chat.presence.invited) - Number(one.id === chat.presence.invited));
  if (!rows.length) return null;
  return html`<ul class="going-on" aria-label=${translate("web-going-on")}>
    ${rows.map((table) => html`<${Row} key=${table.id} chat=${chat} table=${table} close=${close} />`)}
  </ul>`;
}

/** @param {{chat: Chat, table: OfferedTable, close: () => void}} props */
function Row({ chat, table, close }) {
  const where = table.room === chat.room ? [] : [table.room.startsWith("@") ? translate("web-private") : table.room];
  const state = table.turn ? "web-dock-turn" : table.running ? "web-going-on-running" : table.seated ? "web-going-on-asked" : table.reply === "accept" ? "web-going-on-you" : "web-going-on-open";
  return html`<li class=${table.id === chat.presence.invited ? "invited" : ""}>
    <p><strong>${titleOf(table)}</strong> ${table.names.join(", ")}<small>${[...where, translate(state)].join(" · ")}</small></p>
    ${actionsFor(table).map((action) => html`<button key=${action} type="button" class=${action === "invite" || action === "cancel" ? "quiet" : "chip"}
      aria-label="${translate(LABELS[action])}: ${titleOf(table)} #${table.id}" onClick=${() => act(chat, table, action, close)}>${translate(LABELS[action])}</button>`)}
  </li>`;
}

/**
 * What the reader can do about a table, the most likely action first.
 * @param {OfferedTable} table
 * @returns {Action[]}
 */
function actionsFor({ reply, seated, running }) {
  if (reply) return [reply];
  if (seated) return running ? ["go-on"] : ["invite", "cancel"];
  return running ? ["watch"] : [];
}

/**
 * @param {Chat} chat
 * @param {OfferedTable} table
 * @param {Action} action
 * @param {() => void} close
 */
function act(chat, table, action, close) {
  if (action === "invite") {
    document.getElementById("invitation")?.showPopover();
    return;
  }
  if (action !== "cancel") close();
  if (table.room.startsWith("@")) chat.showPanel("private");
  else chat.showChannel(table.room);
  if (action === "watch" && chat.showBoard(table.id)) return;
  if (action !== "go-on") chat.send("channel", lineFor(action === "watch" ? "board" : action, { table: table.id }), { button: true });
}
