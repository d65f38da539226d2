/** A picture in a message: a press enlarges it or, on an area, types the area's text. */

import { TappablePicture } from "./tappable-picture.js";
import { translate } from "./translate.js";
import { html } from "./vendor/htm-preact-standalone.js";

/** @param {{chat: import("./chat.js").Chat, kind: import("./types").PanelKind, picture: import("./types").Picture, tappable: boolean, current: boolean}} props */
export function Picture({ chat, kind, picture, tappable, current }) {
  const enlarge = () => chat.change({ enlarged: picture });
  if (tappable && picture.areas) return html`<${TappablePicture} chat=${chat} kind=${kind} picture=${picture} current=${current} enlarge=${enlarge} />`;
  return html`<button type="button" class="picture" tabindex=${current ? 0 : -1} title=${translate("web-enlarge")} onClick=${enlarge}>
    <${Image} picture=${picture} />
  </button>`;
}

/**
 * A picture, in dark colours if the reader's screen is dark and it comes in them. With reduced motion an animation shows its
 * last frame until it is enlarged. The files of animations are large, so they are loaded only when they come near the screen.
 * @param {{picture: import("./types").Picture}} props
 */
export function Image({ picture }) {
  const { src, alt, width, height, animation } = picture;
  const style = width ? { "--width": `${width}px`, "--ratio": String(width / height) } : {};
  return html`<picture>
    ${sources(picture, " and (prefers-reduced-motion: no-preference)")}
    <img loading=${animation ? "lazy" : null} src=${src} alt=${alt} decoding="async" style=${style} ...${sizeOf(picture)} />
  </picture>`;
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

/**
 * The size of a picture if it is known before loading, so that the layout does not shift.
 * @param {import("./types").Picture} picture
 */
export function sizeOf({ width, height }) {
  return width ? { width, height } : {};
}
