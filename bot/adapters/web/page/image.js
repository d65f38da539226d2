/** A picture as it is drawn, with its versions. */

import { loadAgain } from "./failed-files.js";
import { html } from "./vendor/htm-preact-standalone.js";

/**
 * A picture, in dark colours if the reader's screen is dark and it comes in them. With reduced motion an animation shows its
 * last frame until it is enlarged. The files of animations are large, so they are loaded only when they come near the screen.
 * The size is known before a file is loaded, so that the layout does not shift.
 * @param {{picture: import("./types").Picture}} props
 */
export function Image({ picture }) {
  const { src, alt, width, height, animation } = picture;
  const style = { "--width": `${width}px`, "--ratio": String(width / height) };
  return html`<picture>
    ${sources(picture, " and (prefers-reduced-motion: no-preference)")}
    <img loading=${animation ? "lazy" : null} src=${src} alt=${alt} decoding="async" style=${style} width=${width} height=${height} onError=${showAgain} />
  </picture>`;
}

/**
 * Show a picture once it can be loaded, if it still stands where that has failed.
 * @param {Event} event
 */
export async function showAgain(event) {
  const image = /** @type {HTMLImageElement} */ (event.currentTarget);
  const address = image.currentSrc;
  // The same address once more makes the browser load it again.
  if ((await loadAgain(address)) && image.currentSrc === address && !image.naturalWidth) image.setAttribute("src", image.getAttribute("src") ?? "");
}

/**
 * The `<source>` elements of a picture: dark and animated versions, animations only under a further media `condition`.
 * @param {import("./types").Picture} picture
 */
export function sources({ dark, animation, darkAnimation }, condition = "") {
  return [
    darkAnimation && html`<source media=${`(prefers-color-scheme: dark)${condition}`} srcset=${darkAnimation} />`,
    animation && html`<source media=${`all${condition}`} srcset=${animation} />`,
    dark && html`<source media="(prefers-color-scheme: dark)" srcset=${dark} />`,
  ];
}
