/** The tile that stands for a person, or for the bot if `nick` is null. */

import { html } from "./vendor/htm-preact-standalone.js";

/** @param {{nick: string | null, name?: string}} props */
export function Avatar({ nick, name = "" }) {
  const sign = nick === null ? "Σ" : [...name][0].toUpperCase();
  return html`<span class="tile avatar ${nick === null ? "bot" : `hue-${hueOf(nick)}`}" aria-hidden="true">${sign}</span>`;
}

/**
 * A number from 0 to 7 for the colour of a name, always the same one.
 * @param {string} name
 */
function hueOf(name) {
  let sum = 0;
  for (const sign of name) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 9973;
  return sum % 8;
}
