/** The letters of a board's columns and the numbers of its rows, which stay in sight while the board is panned. */

import { WHOLE, cellOf } from "./areas.js";
import { Image } from "./image.js";
import { html } from "./vendor/htm-preact-standalone.js";

/** The height of the letters above the first row, as a share of a cell's. */
const LETTERS = 0.7;

/**
 * Where the edges of a board end, in fractions of what is shown of its picture: the letters reach from `from` to `top`.
 * @typedef {{left: number, from: number, top: number, bottom: number}} Edges
 */

/**
 * The cells of a board among the areas of a picture. A tile to be drawn is named like a cell, but higher than wide.
 * @param {import("./types").Area[]} areas
 * @param {number} ratio of the width of the picture to the height of what is shown of it
 */
export function cellsAmong(areas, ratio) {
  return areas.filter((area) => cellOf(area) && area.width * ratio > 0.9 * area.height);
}

/**
 * The edges around cells; none where a board has no cells, or no room above them.
 * @param {import("./types").Area[]} cells
 * @returns {Edges | null}
 */
export function edgesOf(cells) {
  if (!cells.length) return null;
  const top = Math.min(...cells.map((cell) => cell.top));
  const from = top - LETTERS * Math.min(...cells.map((cell) => cell.height));
  const left = Math.min(...cells.map((cell) => cell.left));
  const bottom = Math.max(...cells.map((cell) => cell.top + cell.height));
  if (from < 0 || left <= 0) return null;
  return { left: left / WHOLE, from: from / WHOLE, top: top / WHOLE, bottom: bottom / WHOLE };
}

/**
 * Parts of the picture over the picture itself, each in its own place as long as that is in sight.
 * @param {{picture: import("./types").Picture, edges: Edges}} props
 */
export function BoardEdges({ picture, edges: { left, from, top, bottom } }) {
  const part = (/** @type {string} */ name, /** @type {number[]} */ [x, y, width, height]) => html`<span class="board-edge ${name}" aria-hidden="true"
    style=${{ "--edge-left": String(x), "--edge-top": String(y), "--edge-width": String(width), "--edge-height": String(height) }}><${Image} picture=${{ ...picture, alt: "" }} /></span>`;
  return [part("letters", [left, from, 1 - left, top - from]), part("numbers", [0, top, left, bottom - top]), part("corner", [0, from, left, top - from])];
}
