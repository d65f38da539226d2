/** The tabs for the two panels, where there is room for one. */

import { PANELS } from "./chat.js";
import { translate } from "./translate.js";
import { html } from "./vendor/htm-preact-standalone.js";

/** A phone held sideways, or a page enlarged twice: the board stands beside the messages, and there is no room for the bar. */
export const SIDEWAYS = matchMedia("(min-width: 40em) and (max-height: 30em)");

/** A phone on which a puzzle and its question have room only if the bar and the head of the conversation give theirs. */
export const LOW = matchMedia("(max-width: 53.6875em) and (min-height: 30.0625em) and (max-height: 50em), (max-width: 39.9375em) and (max-height: 50em)");

/**
 * Whether a puzzle takes the room of the bar and of the head of the conversation.
 * @param {import("./chat.js").Chat} chat
 */
export function puzzleFills(chat) {
  return LOW.matches && chat.trial.puzzle !== null && !chat.menu;
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
    ${(puzzleFills(chat) || (chat.docked && ((chat.narrow.matches && !chat.folded) || SIDEWAYS.matches) && !chat.menu)) && html`<button type="button" class="tabs-menu" aria-label=${translate("web-start-button")} onClick=${openMenu}>☰</button>`}
  </nav>`;
}
