/** The bar at the top: the name of the page, the connection, one's own menu. */

import { Avatar } from "./avatar.js";
import { LANGUAGE, translate } from "./translate.js";
import { html } from "./vendor/htm-preact-standalone.js";

const LANGUAGES = (document.documentElement.dataset.languages ?? "").split(" ");

/** @param {{chat: import("./chat.js").Chat}} props */
export function StatusBar({ chat }) {
  const { id, name } = chat.me;
  const state = { connecting: "web-connecting", connected: "web-connected", lost: "web-lost" }[chat.state];
  return html`<header class="bar">
    <h1><a class="brand" href="#lobby"><span class="tile" aria-hidden="true">Σ</span><span class="brand-name">${translate("web-title")}</span></a></h1>
    <p class="status" role="status" id="status">${translate(state)}</p>
    <button type="button" class="me" id="me" popovertarget="menu" aria-label="${translate("web-menu")}: ${name}">
      <${Avatar} id=${id} name=${name} /><span class="me-name">${name}</span>
    </button>
    <div class="menu" id="menu" popover="auto">
      <p class="menu-me" id="menu-me">${translate("web-me", { name })}</p>
      <button type="button" class="item" popovertarget="invitation" onClick=${closeMenu}>${translate("web-invite")}</button>
      <a class="item" href="/${chat.hash()}" target="_blank" rel="noopener">${translate("web-window")}</a>
      <label class="item">${translate("web-language")} <${LanguageChoice} chat=${chat} /></label>
    </div>
  </header>`;
}

/** @param {Event & {currentTarget: HTMLElement}} event */
function closeMenu({ currentTarget }) {
  /** @type {HTMLElement | null} */ (currentTarget.closest("[popover]"))?.hidePopover();
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
