/** The tappable areas of pictures, loaded once: they never change. */

import { loadAgain } from "./failed-files.js";

/** @typedef {import("./types").Area} Area */

/** Areas are given in ten-thousandths of the picture's width and height. */
export const WHOLE = 10000;

/** @type {Map<string, Promise<Area[]>>} */
const requested = new Map();
/** @type {Map<string, Area[]>} */
const loaded = new Map();

/**
 * The areas of a picture; empty if it has none or loading fails, which the next call tries again.
 * @param {string} source
 * @returns {Promise<Area[]>}
 */
export async function loadAreas(source) {
  if (!source) return [];
  const known = requested.get(source);
  if (known) return known;
  const request = fetch(source).then((answer) => (answer.ok ? answer.json() : Promise.reject(answer))).then(
    (/** @type {[number, number, number, number, string, string, number?][]} */ sent) => {
      const areas = sent.map(([left, top, width, height, text, again, tile]) => ({ left, top, width, height, text, again, tile }));
      loaded.set(source, areas);
      return areas;
    },
    () => {
      requested.delete(source);
      return [];
    },
  );
  requested.set(source, request);
  return request;
}

/**
 * The areas of a picture, as soon as they can be loaded; empty if it has none or is gone.
 * @param {string} source
 * @returns {Promise<Area[]>}
 */
export async function areasOnceLoaded(source) {
  const areas = await loadAreas(source);
  if (!source || loaded.has(source) || !(await loadAgain(source))) return areas;
  return areasOnceLoaded(source);
}

/**
 * The areas of a picture; empty until they are loaded.
 * @param {string} source
 */
export function loadedAreas(source) {
  return loaded.get(source) ?? [];
}

/**
 * Where an event is on an element that the picture fills, in the units of areas.
 * @param {Element} element
 * @param {MouseEvent} event
 */
export function pointOf(element, event) {
  const box = element.getBoundingClientRect();
  return { x: ((event.clientX - box.left) / box.width) * WHOLE, y: ((event.clientY - box.top) / box.height) * WHOLE };
}

/**
 * The area at a point of the picture.
 * @param {Area[]} areas
 * @param {{x: number, y: number}} point
 */
export function areaAt(areas, { x, y }) {
  return areas.find(({ left, top, width, height }) => left <= x && x < left + width && top <= y && y < top + height) ?? null;
}

/**
 * The CSS position of an area over its picture.
 * @param {Area} area
 */
export function styleOf(area) {
  const [left, top, width, height] = [area.left, area.top, area.width, area.height].map((part) => `${(part / WHOLE) * 100}%`);
  return { left, top, width, height };
}

/**
 * The name of an area's cell; empty for a tile or a card.
 * @param {Area} area
 */
export function cellOf(area) {
  return area.tile ? "" : area.text.match(/\b[A-Z][0-9]{1,2}(?=[>v ])/)?.[0] ?? "";
}

/**
 * The area of a place that a game names: a cell, or a piece of a meld (`A:2` is the third piece of meld A).
 * The first area of a meld is its letter's own; a piece added in front or behind has no area yet, so one is made for it, even
 * outside of the picture.
 * @param {string} place
 * @param {Area[]} areas
 * @returns {Area | undefined}
 */
export function areaOf(place, areas) {
  const [letter, number] = place.split(":");
  if (number === undefined) return areas.find((each) => cellOf(each) === place);
  const pieces = areas.filter((each) => each.text.trim() === letter).slice(1);
  const at = Math.min(Math.max(Number(number), 0), pieces.length - 1);
  const piece = pieces[at];
  if (!piece || at === Number(number)) return piece;
  return { ...piece, left: piece.left + (Number(number) - at) * piece.width };
}

/**
 * The same areas, those that follow each other up to the end of a row made narrower where they would lie outside of the picture.
 * @param {Area[]} areas
 * @returns {Area[]}
 */
export function fitted(areas) {
  const last = areas.find(({ left, width }) => left + width > WHOLE);
  if (!last) return areas;
  const row = areas.filter(({ top }) => top === last.top).sort((a, b) => b.left - a.left);
  const end = row.findIndex(({ left, width }, at) => !row[at + 1] || left - row[at + 1].left > width);
  const following = row.slice(0, end + 1).reverse();
  const start = Math.min(following[0].left, WHOLE - last.width);
  const width = (WHOLE - start) / following.length;
  return areas.map((area) => (following.includes(area) ? { ...area, left: start + following.indexOf(area) * width, width } : area));
}

/**
 * The areas that moves name: their cells, all cells of a run (`J13> 2x3=6`), and melds by their letters.
 * @param {string} moves
 * @param {Area[]} areas
 */
export function areasOfMoves(moves, areas) {
  const names = moves.split(/\s+/).flatMap((word, at, words) => {
    const [, letter, number, direction] = /^([A-Z])([0-9]{1,2})([>v]?)$/.exec(word) ?? [];
    const length = direction ? words[at + 1]?.replace(/[()]/g, "").length ?? 1 : 1;
    if (!letter) return [word];
    const steps = [...Array(length).keys()];
    return steps.map((step) => (direction === "v" ? `${letter}${Number(number) + step}` : `${String.fromCharCode(letter.charCodeAt(0) + step)}${number}`));
  });
  return areas.filter((area) => names.includes(cellOf(area) || area.text.trim()));
}
