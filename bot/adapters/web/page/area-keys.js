/** The areas of a picture for the keyboard: a button over each, and arrow keys to move between them. */

import { cellOf, styleOf } from "./areas.js";
import { signOf } from "./face.js";
import { translate } from "./translate.js";
import { html, useRef, useState } from "./vendor/htm-preact-standalone.js";

/** @typedef {import("./types").Area} Area */

/** The direction of each arrow key: to the right and down. */
const DIRECTIONS = /** @type {Record<string, [number, number]>} */ ({ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] });
/** The weight of the distance across the direction, where the distance along it has 1. */
const ACROSS = 3;

/**
 * Tab reaches one of the buttons and the arrow keys the others. Pointers reach the picture below.
 * @param {{areas: Area[], drafted: {area: Area, face: string}[], tap: (area: Area) => void}} props
 */
export function AreaKeys({ areas, drafted, tap }) {
  const [at, setAt] = useState(0);
  const group = useRef(/** @type {HTMLElement | null} */ (null));
  const current = Math.min(at, areas.length - 1);
  const move = (/** @type {KeyboardEvent} */ event) => {
    const direction = DIRECTIONS[event.key];
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = neighbour(areas, current, direction);
    setAt(next);
    /** @type {HTMLElement | undefined} */ (group.current?.children[next])?.focus();
  };
  return html`<span class="area-keys" role="group" aria-label=${translate("web-cells")} ref=${group} onKeyDown=${move}>
    ${areas.map((area, number) => html`<button type="button" key=${number} style=${styleOf(area)} tabindex=${number === current ? 0 : -1} aria-label=${nameOf(area, drafted)}
      aria-description=${cellOf(area) ? null : area.again.trim() || null} onFocus=${() => setAt(number)} onClick=${() => tap(area)}></button>`)}
  </span>`;
}

/**
 * The accessible name of an area: the text that a tap types, without its direction, and the tile drafted there.
 * @param {Area} area
 * @param {{area: Area, face: string}[]} drafted
 */
function nameOf(area, drafted) {
  const face = drafted.find((one) => one.area === area)?.face;
  return [area.text.trim().replace(/[>v]$/, ""), ...(face ? [signOf(face)] : [])].join(" ");
}

/**
 * The index of the nearest area in a direction, or `from` if there is none.
 * @param {Area[]} areas
 * @param {number} from
 * @param {[number, number]} direction
 */
function neighbour(areas, from, [right, down]) {
  const [x, y] = middleOf(areas[from]);
  const far = areas.map((area) => {
    const [dx, dy] = [middleOf(area)[0] - x, middleOf(area)[1] - y];
    const ahead = dx * right + dy * down;
    return ahead > 1 ? ahead + ACROSS * Math.abs(dx * down + dy * right) : Infinity;
  });
  const least = Math.min(...far);
  return least === Infinity ? from : far.indexOf(least);
}

/**
 * @param {Area} area
 * @returns {[number, number]}
 */
function middleOf({ left, top, width, height }) {
  return [left + width / 2, top + height / 2];
}
