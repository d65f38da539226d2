/** The recovery phrase that brings a nickname to another browser: made on demand and shown once. */

import { Sheet } from "./sheet.js";
import { translate } from "./translate.js";
import { html, useRef, useState } from "./vendor/htm-preact-standalone.js";

const NOTHING = { phrase: "", note: "", problem: "" };

/** @param {{chat: import("./chat.js").Chat}} props */
export function KeepNickname({ chat }) {
  const [{ phrase, note, problem }, show] = useState(NOTHING);
  const words = useRef(/** @type {HTMLElement | null} */ (null));
  const making = useRef(false);
  const make = async () => {
    if (making.current) return;
    making.current = true;
    show({ ...NOTHING, ...(await newPhrase()) });
    making.current = false;
  };
  const copy = () => {
    getSelection()?.selectAllChildren(/** @type {HTMLElement} */ (words.current));
    // `navigator.clipboard` is missing on pages without TLS, as in a home network.
    if (document.execCommand("copy")) show({ phrase, note: translate("web-keep-copied"), problem });
  };
  return html`<${Sheet} id="keep" title=${translate("web-keep")} toggled=${(/** @type {boolean} */ open) => open || show(NOTHING)}>
    <p>${translate("web-keep-why", { name: chat.me.name })}</p>
    <div role="status">${phrase && html`<p class="menu-title">${translate("web-keep-words")}</p>
      <p class="phrase" lang="en" ref=${words}>${phrase}</p><p>${translate("web-keep-once")}</p>`}</div>
    ${!phrase && html`<p class="hint">${translate("web-keep-replaces")}</p>`}
    <p class="problem" role="alert">${problem}</p>
    <button type="button" class="primary" onClick=${phrase ? copy : make}>${translate(phrase ? "web-invite-copy" : "web-keep-make")}</button>
    <p class="hint" role="status">${note}</p>
  <//>`;
}

/** @returns {Promise<{phrase: string} | {problem: string}>} */
async function newPhrase() {
  try {
    const answer = await fetch("phrase", { method: "POST" });
    const { phrase, sentence } = await answer.json();
    return answer.ok ? { phrase } : { problem: sentence };
  } catch {
    return { problem: translate("web-refused-offline") };
  }
}
