/** A picture in a message: a press enlarges it or, on an area, types the area's text. */

import { Image } from "./image.js";
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
