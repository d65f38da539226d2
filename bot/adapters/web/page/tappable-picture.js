/** A picture with areas: a tap on an area types its text, a tap elsewhere enlarges the picture. */

import { AreaKeys } from "./area-keys.js";
import { areaAt, areasOnceLoaded, loadAreas, loadedAreas, pointOf, styleOf } from "./areas.js";
import { colourOf, signOf } from "./face.js";
import { Image } from "./image.js";
import { translate } from "./translate.js";
import { useChat } from "./use-chat.js";
import { html, useEffect, useRef, useState } from "./vendor/htm-preact-standalone.js";

const FLASH_MS = 400;

/** @typedef {import("./types").Area} Area */

/**
 * @param {{chat: import("./chat.js").Chat, kind: import("./types").PanelKind, picture: import("./types").Picture, current: boolean, enlarge: () => void, draft?: import("./draft.js").Draft, keys?: (area: Area) => boolean}} props
 *   `draft` is shown on the picture, if there is one; `keys` tells which areas the keyboard reaches, if not all
 */
export function TappablePicture({ chat, kind, picture, current, enlarge, draft, keys = () => true }) {
  useChat(chat);
  const button = useRef(/** @type {HTMLElement | null} */ (null));
  const [pointed, point] = useState(/** @type {Area | null} */ (null));
  const source = picture.areas ?? "";
  useEffect(() => {
    point(null);
    // The draft is drawn on areas, so they have to be loaded first.
    if (draft) areasOnceLoaded(source).then(() => chat.change());
  }, [source]);
  const areas = loadedAreas(source);
  const marked = chat.markedAreas();
  if (draft) for (const area of areas) if (draft.waits(area)) marked.add(area);
  // A key goes on from where it is: the buttons stay until the areas of the next picture have been loaded.
  const forKeys = useRef(areas);
  if (areas.length > 0 || !source) forKeys.current = areas;
  const find = async (/** @type {MouseEvent} */ event) => {
    // Before the areas are loaded: the picture may be zoomed by them.
    const at = button.current && pointOf(button.current, event);
    return at && areaAt(await loadAreas(source), at);
  };
  const hover = async (/** @type {PointerEvent} */ event) => {
    if (event.pointerType !== "mouse") return;
    const area = await find(event);
    if (button.current?.matches(":hover")) point(area);
  };
  const press = async (/** @type {PointerEvent} */ event) => {
    // A click by keyboard has no position; its `detail` is 0.
    const area = event.detail ? await find(event) : null;
    if (!area) {
      enlarge();
      return;
    }
    point(area);
    if (event.pointerType !== "mouse") setTimeout(() => point((now) => (now === area ? null : now)), FLASH_MS);
    chat.tap(kind, area, loadedAreas(source));
  };
  // The small button is for pointers only: the keyboard enlarges by Enter on the picture itself.
  return html`<div class="tappable">
    <button ref=${button} type="button" class="picture ${pointed ? "over-area" : ""}" tabindex=${current ? 0 : -1} aria-description=${translate("web-enlarge")}
      onMouseDown=${keepFocus} onPointerEnter=${() => loadAreas(source)} onPointerMove=${hover} onPointerLeave=${() => point(null)} onClick=${press}>
      <${Image} picture=${picture} />
    </button>
    <span class="marked-areas" aria-hidden="true">
      ${areas.filter((area) => marked.has(area)).map((area) => html`<span class="area marked" style=${styleOf(area)}></span>`)}
      ${draft && [
        ...draft.named(areas).filter((area) => !marked.has(area)).map((area) => html`<span class="area marked" style=${styleOf(area)}></span>`),
        ...draft.used(areas).map((area) => html`<span class="area used" style=${styleOf(area)}></span>`),
        ...draft.ghosts(areas).map((ghost) => html`<${Ghost} ...${ghost} />`),
      ]}
    </span>
    ${draft && forKeys.current.length > 0 && html`<${AreaKeys} areas=${forKeys.current.filter(keys)} drafted=${draft.ghosts(areas)} tap=${(/** @type {Area} */ area) => chat.tap(kind, area, areas)} />`}
    ${pointed && html`<span class="area" aria-hidden="true" style=${styleOf(pointed)}></span>`}
    <button type="button" class="enlarge" tabindex="-1" aria-hidden="true" title=${translate("web-enlarge")} onClick=${enlarge}>
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7" /></svg>
    </button>
  </div>`;
}

/**
 * A drafted tile in its place.
 * @param {{area: Area, face: string, wrong: boolean}} props
 */
function Ghost({ area, face, wrong }) {
  const sign = signOf(face);
  return html`<span class="ghost ${colourOf(face)} ${wrong ? "wrong" : ""}" style=${{ ...styleOf(area), "--length": String(sign.length) }}><b>${sign}</b></span>`;
}

/**
 * Keep the caret in the field when a picture is pressed.
 * @param {Event} event
 */
function keepFocus(event) {
  event.preventDefault();
}
