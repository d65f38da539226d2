/** The invitation: a link to this channel as text and QR code, or advice where no other computer can reach this server. */

import { Sheet } from "./sheet.js";
import { translate } from "./translate.js";
import { html, useRef, useState } from "./vendor/htm-preact-standalone.js";

/** @type {string[]} The addresses for others, the best first. */
const LINKS = JSON.parse(document.documentElement.dataset.links ?? "[]");

/** @param {{chat: import("./chat.js").Chat}} props */
export function Invitation({ chat }) {
  const links = LINKS.map((link) => link + chat.presence.hash());
  return html`<${Sheet} id="invitation" title=${translate("web-invite")} toggled=${(/** @type {boolean} */ open) => open && chat.presence.askTables()}>
    ${links.length ? html`<${Link} key=${links[0]} link=${links[0]} others=${links.slice(1)} />` : html`<${Unreachable} />`}
    <p class="hint"><a href="/${chat.presence.hash()}" target="_blank" rel="noopener">${translate("web-start-window")}</a></p>
  <//>`;
}

/** @param {{link: string, others: string[]}} props */
function Link({ link, others }) {
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const [copied, setCopied] = useState(false);
  const copy = () => {
    field.current?.select();
    // `navigator.clipboard` is missing on pages without TLS, as in a home network.
    setCopied(document.execCommand("copy"));
  };
  return html`
    <p>${translate("web-invite-scan")}</p>
    <img class="qr" src="qr?link=${encodeURIComponent(link)}" alt=${translate("web-invite-code")} width="200" height="200" loading="lazy" />
    <div class="row"><input ref=${field} class="link" readonly aria-label=${translate("web-invite-link")} value=${link} onFocus=${() => field.current?.select()} />
      <button type="button" class="primary" onClick=${copy}>${translate("web-invite-copy")}</button></div>
    <p class="hint" role="status">${copied ? translate("web-invite-copied") : ""}</p>
    ${others.length > 0 && html`<p class="hint">${translate("web-invite-or")} ${others.map((other) => html`<a key=${other} href=${other}>${other}</a> `)}</p>`}
    ${link.startsWith("http:") && html`<p class="hint">${translate("web-invite-network")}</p>`}`;
}

function Unreachable() {
  return html`<p>${translate("web-invite-alone")}</p>
    <p><code>WEB_HOST=0.0.0.0 make play</code></p>
    <p class="hint">${translate("web-invite-alone-then")}</p>`;
}
