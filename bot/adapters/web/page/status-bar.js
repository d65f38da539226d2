/** The bar at the top: the name of the page, the state of the connection, the person's menu. */

import { Avatar } from "./avatar.js";
import { lineFor } from "./start-lines.js";
import { LANGUAGE, translate } from "./translate.js";
import { html } from "./vendor/htm-preact-standalone.js";

const NOTICE_TEXTS = { sound: "web-notice-sound", vibration: "web-notice-vibration", title: "web-notice-title", notification: "web-notice-notification" };
const LANGUAGES = (document.documentElement.dataset.languages ?? "").split(" ");

/** @param {{chat: import("./chat.js").Chat}} props */
export function StatusBar({ chat }) {
  const { id, name } = chat.me;
  const state = { connecting: "web-connecting", connected: "web-connected", lost: "web-lost" }[chat.state];
  const inPrivate = (/** @type {string} */ line) => (/** @type {Event & {currentTarget: HTMLElement}} */ event) => {
    closeMenu(event);
    chat.commandIn("private", line);
  };
  const rules = lineFor("rules", { game: chat.docked?.game ?? "" }).trim();
  return html`<header class="bar">
    <h1><a class="brand" href="#lobby"><span class="tile" aria-hidden="true">Σ</span><span class="brand-name">${translate("web-title")}</span></a></h1>
    <p class="status" role="status" id="status">${translate(state)}</p>
    <button type="button" class="me" id="me" popovertarget="menu" aria-label="${translate("web-menu")}: ${name}">
      <${Avatar} id=${id} name=${name} /><span class="me-name">${name}</span>
    </button>
    <div class="menu" id="menu" popover="auto">
      <p class="menu-me" id="menu-me">${translate("web-me", { name })}</p>
      <div class="menu-row">
        <button type="button" class="item" onClick=${inPrivate(lineFor("settings"))}>${translate("web-settings")}</button>
        <button type="button" class="item" onClick=${inPrivate(lineFor("stats"))}>${translate("web-statistics")}</button>
        <button type="button" class="item" onClick=${inPrivate(rules)}>${translate("web-start-rules")}</button>
      </div>
      <button type="button" class="item" popovertarget="invitation" onClick=${closeMenu}>${translate("web-invite")}</button>
      <button type="button" class="item" popovertarget="keep" onClick=${closeMenu}>${translate("web-keep")}</button>
      <button type="button" class="item" onClick=${inPrivate(lineFor("accounts"))}>${translate("web-accounts")}</button>
      <a class="item" href="/${chat.presence.hash()}" target="_blank" rel="noopener">${translate("web-window")}</a>
      <label class="item">${translate("web-language")} <${LanguageChoice} chat=${chat} /></label>
      <${NoticeChoices} chat=${chat} />
      <button type="button" class="item" popovertarget="sign-out" onClick=${closeMenu}>${translate("web-sign-out")}</button>
    </div>
  </header>`;
}

/** @param {Event & {currentTarget: HTMLElement}} event */
function closeMenu({ currentTarget }) {
  /** @type {HTMLElement | null} */ (currentTarget.closest("[popover]"))?.hidePopover();
}

/**
 * The switches for the ways to be notified of one's turn.
 * @param {{chat: import("./chat.js").Chat}} props
 */
function NoticeChoices({ chat }) {
  const { turnNotice } = chat;
  const choose = (/** @type {import("./turn-notice.js").Way} */ way) => (/** @type {Event & {currentTarget: HTMLInputElement}} */ event) =>
    turnNotice.set(way, event.currentTarget.checked).then(() => chat.change());
  return html`<fieldset class="notice-choices">
    <legend class="menu-title">${translate("web-notice")}</legend>
    ${turnNotice.ways.map((way) => html`<label key=${way} class="item">
      ${translate(way === "notification" && turnNotice.blocked ? "web-notice-blocked" : NOTICE_TEXTS[way])}
      <input type="checkbox" checked=${turnNotice.uses(way)} disabled=${way === "notification" && turnNotice.blocked} onChange=${choose(way)} />
    </label>`)}
  </fieldset>`;
}

/** @param {{chat: import("./chat.js").Chat}} props */
function LanguageChoice({ chat }) {
  const choose = (/** @type {Event & {currentTarget: HTMLSelectElement}} */ event) => chat.connection.ask("language", { language: event.currentTarget.value });
  return html`<select id="language" onChange=${choose}>
    ${LANGUAGES.map((code) => html`<option key=${code} value=${code} lang=${code} selected=${code === LANGUAGE}>
      ${new Intl.DisplayNames([code], { type: "language" }).of(code)}
    </option>`)}
  </select>`;
}
