/** The tabs for the two panels, where there is room for one. */

import { PANELS } from "./chat.js";
import { NARROW, SIDEWAYS, TOO_LOW_FOR_PUZZLE } from "./screen.js";
import { translate } from "./translate.js";
import { html } from "./vendor/htm-preact-standalone.js";

/**
 * Whether a puzzle takes the room of the bar and of the head of the conversation.
 * @param {import("./chat.js").Chat} chat
 */
export function puzzleFills(chat) {
  return TOO_LOW_FOR_PUZZLE.matches && chat.trial.puzzle !== null && !chat.menu;
}

/** @param {{chat: import("./chat.js").Chat}} props */
export function Tabs({ chat }) {
  const unread = chat.unread();
  const openMenu = () => {
    chat.change({ menu: true });
    requestAnimationFrame(() => /** @type {HTMLElement | null} */ (document.querySelector(`.panel[data-panel="${chat.panel}"] .start-button`))?.focus());
  };
  const names = { channel: chat.room, private: translate("web-private") };
  return html`<nav class="tabs" id="tabs" aria-label=${translate("web-tabs")}>
    ${PANELS.map((kind) => html`
      <button key=${kind} type="button" data-tab=${kind} aria-current=${chat.panel === kind ? "true" : null} onClick=${() => chat.showPanel(kind)}>
        <span class="tab-name">${names[kind]}</span>
        <span class="badge" hidden=${unread[kind] === 0}>
          <span aria-hidden="true">${unread[kind]}</span><span class="visually-hidden">${translate("web-unread", { count: unread[kind] })}</span>
        </span>
      </button>`)}
    ${(puzzleFills(chat) || (chat.docked && ((NARROW.matches && !chat.folded) || SIDEWAYS.matches) && !chat.menu)) && html`<button type="button" class="tabs-menu" aria-label=${translate("web-start-button")} onClick=${openMenu}>☰</button>`}
  </nav>`;
}
