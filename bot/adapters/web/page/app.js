/** The whole page: bar, tabs, panels, menus and the large view of a picture. */

import { ChannelMenu } from "./channel-menu.js";
import { PANELS } from "./chat.js";
import { ChatPanel } from "./chat-panel.js";
import { DockBoard } from "./dock.js";
import { Invitation } from "./invite.js";
import { KeepNickname } from "./keep-nickname.js";
import { People } from "./people.js";
import { PictureViewer } from "./picture-viewer.js";
import { NARROW } from "./screen.js";
import { SignOut } from "./sign-out.js";
import { StatusBar } from "./status-bar.js";
import { Tabs, puzzleFills } from "./tabs.js";
import { translate } from "./translate.js";
import { useChat } from "./use-chat.js";
import { html, useLayoutEffect } from "./vendor/htm-preact-standalone.js";

/** @param {{chat: import("./chat.js").Chat}} props */
export function App({ chat }) {
  useChat(chat);
  const { channel, private: own } = chat.unread();
  const turn = chat.turnNotice.uses("title") && chat.tables.some((table) => table.turn);
  const title = `${turn ? `${translate("web-dock-turn")} · ` : ""}${channel + own ? `(${channel + own}) ` : ""}${chat.room} · ${translate("web-title")}`;
  useLayoutEffect(() => {
    document.title = title;
    document.body.dataset.state = chat.state;
    document.body.dataset.panel = chat.panel;
    document.body.classList.toggle("single", chat.single);
    document.body.classList.toggle("docked", chat.docked !== null);
    document.body.classList.toggle("posed", puzzleFills(chat));
    document.body.classList.toggle("folded", chat.folded || chat.menu);
    document.body.classList.toggle("menu-open", chat.menu);
  });
  return html`
    <${SkipLinks} chat=${chat} />
    <${StatusBar} chat=${chat} />
    <${Tabs} chat=${chat} />
    ${chat.docked && !NARROW.matches && html`<${DockBoard} chat=${chat} table=${chat.docked} />`}
    <main class="panels">${PANELS.map((kind) => html`<${ChatPanel} key=${kind} chat=${chat} kind=${kind} />`)}</main>
    ${chat.state === "lost" && html`<p class="offline" id="offline">${translate("web-lost-hint")}</p>`}
    <${ChannelMenu} chat=${chat} />
    <${People} chat=${chat} />
    <${Invitation} chat=${chat} />
    <${KeepNickname} chat=${chat} />
    <${SignOut} chat=${chat} />
    <${PictureViewer} picture=${chat.enlarged} close=${() => chat.change({ enlarged: null })} />
  `;
}

/** @param {{chat: import("./chat.js").Chat}} props */
function SkipLinks({ chat }) {
  const skip = (/** @type {import("./types").PanelKind} */ kind) => () => {
    chat.showPanel(kind);
    // The field can take the focus only once its panel is shown.
    requestAnimationFrame(() => chat.composers[kind]?.focus());
  };
  return html`<nav class="skip-links" aria-label=${translate("web-skip")}>
    <button type="button" data-skip="channel" onClick=${skip("channel")}>${translate("web-skip-channel")}</button>
    <button type="button" data-skip="private" onClick=${skip("private")}>${translate("web-skip-private")}</button>
  </nav>`;
}
