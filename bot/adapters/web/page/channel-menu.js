/** The menu of channels: switch to one, close one, open another. */

import { LOBBY } from "./message-store.js";
import { translate } from "./translate.js";
import { html, useRef } from "./vendor/htm-preact-standalone.js";

/**
 * The button that opens the menu.
 * @param {{chat: import("./chat.js").Chat}} props
 */
export function ChannelButton({ chat }) {
  const elsewhere = chat.store.channels().filter((room) => room !== chat.room).reduce((sum, room) => sum + chat.store.unread(room), 0);
  return html`<button type="button" class="quiet room-button" popovertarget="rooms" aria-label=${translate("web-channels-switch", { room: chat.room })}>
    <span>${chat.room}</span><span class="caret" aria-hidden="true">▾</span><span class="badge" hidden=${elsewhere === 0}>${elsewhere}</span>
  </button>`;
}

/** @param {{chat: import("./chat.js").Chat}} props */
export function ChannelMenu({ chat }) {
  const menu = useRef(/** @type {HTMLElement | null} */ (null));
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const close = () => menu.current?.hidePopover();
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!field.current || !chat.openRoom(field.current.value)) return;
    field.current.value = "";
    close();
  };
  return html`<nav class="menu rooms" id="rooms" popover="auto" aria-labelledby="rooms-title" ref=${menu}>
    <p class="menu-title" id="rooms-title">${translate("web-channels")}</p>
    <ul id="room-list">${chat.store.channels().map((room) => html`<${Channel} key=${room} chat=${chat} room=${room} close=${close} />`)}</ul>
    <form id="room-form" autocomplete="off" onSubmit=${submit}>
      <label for="room-name">${translate("web-channel-open")}</label>
      <div class="row"><span class="hash" aria-hidden="true">#</span><input id="room-name" ref=${field} maxlength="30" required autocapitalize="none" spellcheck=${false}
        aria-describedby="room-problem" /><button type="submit">${translate("web-channel-go")}</button></div>
      <p class="problem" id="room-problem" role="alert">${chat.roomProblem}</p>
    </form>
  </nav>`;
}

/** @param {{chat: import("./chat.js").Chat, room: string, close: () => void}} props */
function Channel({ chat, room, close }) {
  const here = room === chat.room;
  const unread = chat.store.unread(room);
  return html`<li>
    <a href=${room} onClick=${close} aria-current=${here ? "true" : null}>${room}${unread > 0 && !here && html`<span class="badge">${unread}</span>`}</a>
    ${room !== LOBBY && html`<button type="button" class="quiet" aria-label=${translate("web-channel-close", { room })} onClick=${() => chat.leaveRoom(room)}>×</button>`}
  </li>`;
}
