/** The people in the channel, each with a button to challenge them. */

import { Avatar } from "./avatar.js";
import { lineFor } from "./start-lines.js";
import { translate } from "./translate.js";
import { html, useRef } from "./vendor/htm-preact-standalone.js";

/** @typedef {import("./chat.js").Chat} Chat */

/**
 * The button that opens the list.
 * @param {{chat: Chat}} props
 */
export function PeopleButton({ chat }) {
  const count = chat.presence.others().length + 1;
  return html`<button type="button" class="quiet people-button" popovertarget="people" aria-label="${translate("web-people")}: ${count}">
    <svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="8" r="4" /><path d="M4 21c0-4.5 3.5-7 8-7s8 2.5 8 7" /></svg><span>${count}</span>
  </button>`;
}

/** @param {{chat: Chat}} props */
export function People({ chat }) {
  const menu = useRef(/** @type {HTMLElement | null} */ (null));
  const others = chat.presence.others();
  const challenge = (/** @type {string} */ name) => () => {
    menu.current?.hidePopover();
    chat.commandIn("channel", lineFor("person", { name }));
  };
  return html`<section class="menu people" id="people" popover="auto" aria-labelledby="people-title" ref=${menu}>
    <p class="menu-title" id="people-title">${translate("web-people")}</p>
    <ul>
      <li><${Avatar} id=${chat.me.id} name=${chat.me.name} /><span class="who">${translate("web-people-me", { name: chat.me.name })}</span></li>
      ${others.map(([id, name]) => html`<li key=${id}><${Avatar} id=${id} name=${name} /><span class="who">${name}</span>
        <button type="button" class="chip" aria-label="${translate("web-challenge")}: ${name}" onClick=${challenge(name)}>${translate("web-challenge")}</button></li>`)}
    </ul>
    ${others.length === 0 && html`<p class="hint">${translate("web-people-none")}</p>`}
    <button type="button" class="primary" popovertarget="invitation" onClick=${() => menu.current?.hidePopover()}>${translate("web-invite")}</button>
  </section>`;
}
