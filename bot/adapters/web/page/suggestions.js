/** The completions below which one goes on typing. */

import { translate } from "./translate.js";
import { html, useEffect, useRef } from "./vendor/htm-preact-standalone.js";

/**
 * @param {{id: string, texts: string[], typed: string, selected: number, accept: (text: string) => void}} props
 *   `typed` is the text in the field, which completions mostly begin with
 */
export function Suggestions({ id, texts, typed, selected, accept }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => list.current?.children[selected]?.scrollIntoView({ block: "nearest" }), [selected]);
  const press = (/** @type {string} */ text) => (/** @type {Event} */ event) => {
    event.preventDefault(); // the field keeps the focus
    accept(text);
  };
  return html`<ul ref=${list} id=${id} class="suggestions" role="listbox" aria-label=${translate("web-suggestions")} hidden=${!texts.length}>
    ${texts.map((text, at) => {
      const begun = text.startsWith(typed) ? typed.length : 0;
      return html`<li key=${text} role="option" id=${optionId(id, at)} aria-selected=${String(at === selected)} onPointerDown=${press(text)}><span class="typed">${text.slice(0, begun)}</span>${text.slice(begun)}</li>`;
    })}
  </ul>`;
}

/**
 * @param {string} id of the list
 * @param {number} at
 */
export function optionId(id, at) {
  return `${id}-${at}`;
}
