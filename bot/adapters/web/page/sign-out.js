/** Signing out: this browser, or all others. */

import { Sheet } from "./sheet.js";
import { translate } from "./translate.js";
import { html, useState } from "./vendor/htm-preact-standalone.js";

/** @param {{chat: import("./chat.js").Chat}} props */
export function SignOut({ chat }) {
  const { name } = chat.me;
  const [note, tell] = useState("");
  const ask = (/** @type {string} */ path) => fetch(path, { method: "POST" }).then((answer) => answer.ok, () => false);
  const here = async () => {
    if (!(await ask("sign-out"))) return tell(translate("web-refused-offline"));
    chat.forgetHere();
    location.assign("/");
  };
  const elsewhere = async () => tell(translate((await ask("sign-out?elsewhere")) ? "web-sign-out-done" : "web-refused-offline", { name }));
  return html`<${Sheet} id="sign-out" title=${translate("web-sign-out")} toggled=${(/** @type {boolean} */ open) => open || tell("")}>
    <p>${translate("web-sign-out-why", { name })}</p>
    <button type="button" class="primary" popovertarget="keep">${translate("web-keep")}</button>
    <button type="button" class="chip" onClick=${here}>${translate("web-sign-out-here")}</button>
    <button type="button" class="chip" onClick=${elsewhere}>${translate("web-sign-out-elsewhere")}</button>
    <p class="hint" role="status">${note}</p>
  <//>`;
}
