/** The dock keeps the person's running game in view: the newest board, their tiles, and the buttons for this moment. */

import { Countdown } from "./countdown.js";
import { Draggable } from "./draggable.js";
import { colourOf, signOf } from "./face.js";
import { pressId } from "./outbox.js";
import { NARROW, SIDEWAYS } from "./screen.js";
import { lineFor } from "./start-lines.js";
import { answersOf, ownShowsAll, titleOf } from "./tables.js";
import { TappablePicture } from "./tappable-picture.js";
import { translate, translateFor } from "./translate.js";
import { html } from "./vendor/htm-preact-standalone.js";

/** @typedef {import("./chat.js").Chat} Chat */
/** @typedef {import("./tables.js").Table} Table */

/** Sideways there is room for the rack below a board that is so many times as wide as high. */
const LOW_BOARD = 2;

/**
 * The board below a line that names the game. A button switches to the picture of the rack if that shows the whole game.
 * While a long answer is read, the board is folded until the person wants to `show` it. Sideways the rack stands below a low
 * board.
 * @param {{chat: Chat, table: Table, reading?: boolean, show?: () => void}} props
 */
export function DockBoard({ chat, table, reading = false, show = () => {} }) {
  const own = ownShowsAll(table) && !chat.publicBoard;
  const shown = own ? table.tiles : table.board;
  const folded = chat.folded || reading;
  const moves = shown?.spans.flatMap(([text, style]) => (style === "code" ? [text] : [])).join(" ") ?? "";
  return html`<section class="dock-board" aria-label=${translate("web-dock")}>
    <${DockHead} chat=${chat} table=${table} own=${own} folded=${folded} fold=${() => (reading && !chat.folded ? show() : chat.change({ folded: !chat.folded }))} />
    ${shown && !folded && html`<${Draggable} key="${table.id} ${own}" picture=${shown.picture} moves=${moves}><${DockPicture} chat=${chat} entry=${shown} /><//>`}
    ${hasRackBelow(table) && html`<div class="dock-rack"><${DockPicture} chat=${chat} entry=${table.tiles} /></div>`}
  </section>`;
}

/**
 * Whether the rack stands below the board, and not below what is said.
 * @param {Table} table
 */
function hasRackBelow(table) {
  const board = table.board?.picture;
  return SIDEWAYS.matches && table.tiles !== null && !ownShowsAll(table) && board !== undefined && board.width > LOW_BOARD * board.height;
}

/**
 * The key of the text that says who is on turn, or has no time left.
 * @param {Table} table
 */
function whose(table) {
  if (table.paused) return "web-dock-paused";
  if (table.turn) return table.late === "own" ? "web-dock-late" : "web-dock-turn";
  if (table.late) return table.awaited ? "web-dock-late-other" : "web-dock-late-others";
  return table.awaited ? "web-dock-wait-for" : "web-dock-wait";
}

/** @param {{chat: Chat, table: Table, own: boolean, folded: boolean, fold: () => void}} props */
function DockHead({ chat, table, own, folded, fold }) {
  const others = chat.tables.filter(({ id }) => id !== table.id);
  const choice = NARROW.matches && others.length > 0;
  return html`<header class="dock-head">
    ${choice ? html`<${GameChoice} chat=${chat} table=${table} others=${others} own=${own} />` : html`<h2>${titleOf(table)} <span class="dock-number">#${table.id}</span></h2>`}
    <p class=${table.turn ? "dock-turn now" : "dock-turn"} role="status">${translate(whose(table), { name: table.awaited })}</p>
    ${table.scores.length > 0 && html`<p class="dock-score" role="img" aria-label=${translate("web-dock-score", { scores: table.scores.join(" : ") })}><b>${table.scores[0]}</b>${table.scores.slice(1).map((score) => html` : ${score}`)}</p>`}
    ${table.due > 0 && html`<${Countdown} key=${table.due} due=${table.due} bare=${true} />`}
    ${!choice && others.map((other) => html`<button key=${other.id} type="button" class=${other.turn ? "quiet dock-other now" : "quiet dock-other"} aria-label="${titleOf(other)} #${other.id}: ${translate(whose(other), { name: other.awaited })}" onClick=${() => chat.change({ chosen: other.id })}>${titleOf(other)} #${other.id}</button>`)}
    ${!choice && !folded && ownShowsAll(table) && html`<button type="button" class="quiet dock-switch" onClick=${() => chat.change({ publicBoard: own })}>${translate(own ? "web-dock-board" : "web-dock-mine")}</button>`}
    ${NARROW.matches && html`<button type="button" class="round dock-fold" aria-expanded=${String(!folded)} aria-label=${translate("web-dock-show")}
      onClick=${fold}>${folded ? "▸" : "▾"}</button>`}
  </header>`;
}

/**
 * The name of the game that is shown and how many others there are, below a list in which all can be chosen, and so can the
 * other picture of this one: on a phone their names would not fit beside it.
 * @param {{chat: Chat, table: Table, others: Table[], own: boolean}} props
 */
function GameChoice({ chat, table, others, own }) {
  const choose = (/** @type {Event} */ event) => {
    const id = Number(/** @type {HTMLSelectElement} */ (event.currentTarget).value);
    chat.change(id ? { chosen: id } : { publicBoard: own });
  };
  return html`<div class="dock-choice">
    <h2><span class="dock-title">${titleOf(table)}</span> <span class="dock-number">#${table.id}</span></h2>
    <span class=${others.some(({ turn }) => turn) ? "dock-more now" : "dock-more"} aria-hidden="true">+${others.length} ▾</span>
    <select aria-label=${translate("web-dock-games")} value=${String(table.id)} onChange=${choose}>
      ${chat.tables.map((each) => html`<option key=${each.id} value=${each.id}>${titleOf(each)} #${each.id} · ${translate(whose(each), { name: each.awaited })}</option>`)}
      ${ownShowsAll(table) && html`<option key="0" value="0">#${table.id}: ${translate(own ? "web-dock-board" : "web-dock-mine")}</option>`}
    </select>
  </div>`;
}

/**
 * The person's rack and the buttons for this moment; the rack is folded while a long answer is read. Where the board is
 * not folded with them, a button brings them back; nothing is folded where the rack stands beside the messages. On a low
 * phone the rack gets the room that a low board leaves.
 * @param {{chat: Chat, table: Table, reading: boolean, show: () => void}} props
 */
export function DockHand({ chat, table, reading, show }) {
  const { width, height } = table.board?.picture ?? { width: 1, height: 1 };
  const beside = ownShowsAll(table) || hasRackBelow(table);
  const folded = reading && (NARROW.matches || !beside);
  return html`<section class="dock-hand" style=${{ "--board": String(width / height) }} aria-label=${translateFor("web-dock-own", table.game)}>
    ${table.tiles && !beside && !folded && html`<${DockPicture} chat=${chat} entry=${table.tiles} />`}
    ${!folded && html`<${DockLine} chat=${chat} table=${table} />`}
    ${folded && !NARROW.matches
      ? html`<div class="dock-buttons"><button type="button" class="chip" onClick=${show}>${translateFor("web-dock-own", table.game)}</button></div>`
      : html`<${DockButtons} chat=${chat} table=${table} />`}
  </section>`;
}

/**
 * A picture whose element stays when it changes, so that the old one is visible until the new one has loaded.
 * @param {{chat: Chat, entry: import("./types").Entry & {picture: import("./types").Picture}}} props
 */
function DockPicture({ chat, entry }) {
  const enlarge = () => chat.change({ enlarged: entry.picture });
  return html`<div class="dock-picture" data-own=${String(entry.table?.own)}>
    <${TappablePicture} chat=${chat} kind=${chat.panel} picture=${entry.picture} current=${true} enlarge=${enlarge} draft=${chat.draft} />
  </div>`;
}

/**
 * A line with what to do next, or the game's reading of the draft and its alternatives. It is there even if empty, so that
 * nothing moves. Where the game reads what the field shows already, only a screen reader is told.
 * @param {{chat: Chat, table: Table}} props
 */
function DockLine({ chat, table }) {
  const { text, move, placed, choices, begun } = chat.draft.reading;
  const plain = (/** @type {string} */ typed) => typed.replace(/[\s()]/g, "").toLowerCase();
  const draft = chat.draft.text;
  const unplaced = draft ? placed.filter(([place]) => !place) : [];
  const says = draft && move && plain(move) !== plain(text);
  const or = begun && unplaced.length ? translate("web-or-tap-on") : translateFor("web-or", kindOf(table));
  if (!draft && !table.turn && !table.late && chat.turnNotice.mayAsk) return html`<${NotificationOffer} chat=${chat} />`;
  return html`<div class="dock-line">
    <p class=${draft && !says ? "visually-hidden" : "draft-reading"} role="status">${says ? html`<span class="reads-as">${translate("web-reads")} </span><code>${move}</code>` : draft}</p>
    ${table.turn && !move && !unplaced.length && !(draft && choices.length) && html`<p class="draft-reading">${tipFor(table)}</p>`}
    ${!draft && !table.turn && table.late && html`<p class="draft-reading">${translate("web-dock-late-decide")}</p>`}
    ${!says && unplaced.map(([, face]) => html`<span class="drafted ${colourOf(face)}" aria-hidden="true">${signOf(face)}</span>`)}
    ${draft && choices.length > 0 && html`<span>${or}</span>`}
    ${draft && choices.map((choice) => html`<button key=${choice} type="button" class="chip other" onClick=${() => chat.draft.choose(choice)}>${choice}</button>`)}
  </div>`;
}

/**
 * The game, with what is to do where turns are of several kinds.
 * @param {Table} table
 */
function kindOf({ game, task }) {
  return task ? `${game}-${task}` : game;
}

/**
 * What to do in one's turn.
 * @param {Table} table
 */
function tipFor(table) {
  return table.late === "own" ? translate("web-dock-late-tip") : translateFor("web-dock-tip", kindOf(table));
}

/**
 * The offer to notify the person of their turn, in the line that is otherwise empty while they wait.
 * @param {{chat: Chat}} props
 */
function NotificationOffer({ chat }) {
  const answer = (/** @type {boolean} */ on) => () => chat.turnNotice.set("notification", on).then(() => chat.change());
  return html`<div class="dock-line offer">
    <p class="draft-reading">${translate("web-notice-ask")}</p>
    <button type="button" class="chip" onClick=${answer(true)}>${translate("web-yes")}</button>
    <button type="button" class="chip" onClick=${answer(false)}>${translate("web-no")}</button>
  </div>`;
}

/** @param {{chat: Chat, table: Table}} props */
function DockButtons({ chat, table }) {
  const { text, underway, steps, waiting, reading: { finishing, begun } } = chat.draft;
  const early = begun || !text;
  const quick = table.tiles?.buttons ?? [];
  const answers = answersOf(table.board);
  return html`<div class="dock-buttons">
    ${underway && html`
      <button type="button" class="primary" disabled=${early} onClick=${() => chat.draft.play(Boolean(finishing))}>${translate(finishing ? "web-done" : "web-play")}</button>
      <button type="button" class="chip" disabled=${early} onClick=${() => chat.draft.tryOut()}>${translate("web-try")}</button>
      ${steps.length + waiting.length > 1 && html`<button type="button" class="round" aria-label=${translate("web-back")} onClick=${() => chat.draft.undo()}>⌫</button>`}
      <button type="button" class="chip" onClick=${() => chat.composer?.clear()}>${translate("web-clear")}</button>`}
    ${!underway && answers.map(([label, command]) => html`<button key=${command} type="button" class="chip" onClick=${() => chat.send(chat.panel, command, { id: pressId(), button: true })}>${label}</button>`)}
    ${!underway && !table.paused && quick.map(([label, command], at) => html`<button key=${command} type="button" class=${table.task === "ready" && at === 0 ? "primary" : "chip"} onClick=${() => chat.command(command, { reply: table.tiles?.id })}>${label}</button>`)}
    ${!underway && table.turn && table.hints && html`<button type="button" class="chip hint" onClick=${() => chat.command(lineFor("hint", { table: table.id }))}>${translate("web-hint")}</button>`}
  </div>`;
}
