/** A window over the page, opened by any button with its id as `popovertarget`, with a title and a button that closes it. */

import { translate } from "./translate.js";
import { html } from "./vendor/htm-preact-standalone.js";

/** @param {{id: string, title: string, toggled: (open: boolean) => void, children?: unknown}} props */
export function Sheet({ id, title, toggled, children }) {
  const onToggle = (/** @type {Event & {newState: string}} */ { newState }) => toggled(newState === "open");
  return html`<section class="menu sheet ${id}" id=${id} popover="auto" aria-labelledby="${id}-title" onToggle=${onToggle}>
    <h2 id="${id}-title">${title}</h2>
    ${children}
    <button type="button" class="quiet" popovertarget=${id} popovertargetaction="hide">${translate("web-close")}</button>
  </section>`;
}
