/** Signing out: this browser, or all others. */

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
  const reset = (/** @type {Event & {newState: string}} */ { newState }) => newState === "closed" && tell("");
  return html`<section class="menu sign-out" id="sign-out" popover="auto" aria-labelledby="sign-out-title" onToggle=${reset}>
    <h2 id="sign-out-title">${translate("web-sign-out")}</h2>
    <p>${translate("web-sign-out-why", { name })}</p>
    <button type="button" class="primary" popovertarget="keep">${translate("web-keep")}</button>
    <button type="button" class="chip" onClick=${here}>${translate("web-sign-out-here")}</button>
    <button type="button" class="chip" onClick=${elsewhere}>${translate("web-sign-out-elsewhere")}</button>
    <p class="hint" role="status">${note}</p>
    <button type="button" class="quiet" popovertarget="sign-out" popovertargetaction="hide">${translate("web-close")}</button>
  </section>`;
}
