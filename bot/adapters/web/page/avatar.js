/** The tile that stands for a person, or for the bot if `id` is null. */

import { html } from "./vendor/htm-preact-standalone.js";

/** @param {{id: string | null, name?: string}} props */
export function Avatar({ id, name = "" }) {
  const sign = id === null ? "Σ" : [...name][0].toUpperCase();
  return html`<span class="tile avatar ${id === null ? "bot" : `hue-${hueOf(id)}`}" aria-hidden="true">${sign}</span>`;
}

/**
 * A number from 0 to 7 for the colour of a person, always the same one.
 * @param {string} id
 */
function hueOf(id) {
  let sum = 0;
  for (const sign of id) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 9973;
  return sum % 8;
}
