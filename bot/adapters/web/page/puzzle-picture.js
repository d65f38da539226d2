/** The board of the puzzle that is being tried, large enough to tap, and the rack below it, always in view. */

import { WHOLE, areasOnceLoaded, cellOf, loadedAreas } from "./areas.js";
import { Draggable, ENOUGH } from "./draggable.js";
import { TOO_LOW_FOR_PUZZLE } from "./screen.js";
import { TappablePicture } from "./tappable-picture.js";
import { translate } from "./translate.js";
import { html, useEffect, useState } from "./vendor/htm-preact-standalone.js";

/** The edge above the rack, as a share of its height. */
const EDGE = 0.2;

/** @typedef {import("./types").Area} Area */

/**
 * One picture shows both. Where its cells would be too small, it is drawn twice: its board, which can be panned, and its tiles.
 * @param {{chat: import("./chat.js").Chat, picture: import("./types").Picture, current: boolean}} props
 */
export function PuzzlePicture({ chat, picture, current }) {
  const source = picture.areas ?? "";
  const [areas, setAreas] = useState(loadedAreas(source));
  useEffect(() => {
    let shown = true;
    areasOnceLoaded(source).then((found) => shown && setAreas(found));
    return () => {
      shown = false;
    };
  }, [source]);
  const enlarge = () => chat.change({ enlarged: picture });
  // While the conversation is out of sight it has no width; on a phone it will have that of the page.
  const width = chat.lists.private?.scroller.current?.clientWidth || document.documentElement.clientWidth;
  const cut = cutOf(areas, TOO_LOW_FOR_PUZZLE.matches ? 0 : width);
  const part = (/** @type {import("./types").Picture} */ shown, /** @type {((area: Area) => boolean) | undefined} */ keys) => html`<${TappablePicture} chat=${chat} kind="private"
    picture=${shown} current=${current} enlarge=${enlarge} draft=${chat.draft} keys=${keys} />`;
  if (!cut) return part(picture, undefined);
  const ratio = (/** @type {number} */ share) => ({ "--ratio": String(picture.width / (picture.height * share)) });
  return html`<div class="puzzle-picture">
    <${Draggable} picture=${picture} moves="" shown=${cut}><div class="crop" style=${ratio(cut)}>${part(picture, (area) => cellOf(area) !== "")}</div><//>
    <div class="crop own" style=${ratio(1 - cut)}>${part({ ...picture, alt: translate("web-dock-own") }, (area) => cellOf(area) === "")}</div>
  </div>`;
}

/**
 * The share of the picture above the rack; 0 where a finger can hit the cells in a picture of this width. It is 0 itself
 * where the whole picture would leave no room for the question.
 * @param {Area[]} areas
 * @param {number} width
 */
function cutOf(areas, width) {
  const [cells, own] = [areas.filter(cellOf), areas.filter((area) => !cellOf(area))];
  if (!cells.length || !own.length || (Math.min(...cells.map((cell) => cell.width)) / WHOLE) * width >= ENOUGH) return 0;
  return Math.min(...own.map(({ top, height }) => top - EDGE * height)) / WHOLE;
}
