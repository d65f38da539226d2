/** Pictures with areas: a tap on an area types its text, a tap elsewhere enlarges the picture. */

import { el } from "./dom.js";
import { translate } from "./translate.js";

/** Areas are given in ten-thousandths of the picture's width and height. */
const WHOLE = 10000;
const FLASH_MS = 400;
const ENLARGE_ICON = document.getElementById("enlarge").content;
/** @type {Map<string, Promise<Area[]>>} */
const loaded = new Map();
/** @type {WeakMap<Element, () => void>} */
const redraws = new WeakMap();
/** @type {Set<Area>} */
let marked = new Set();

/** Mark these areas in every picture, and no others: they are part of the line being written. */
export function markAreas(areas) {
  if (!areas.length && !marked.size) return;
  marked = new Set(areas);
  for (const node of document.querySelectorAll(".tappable")) redraws.get(node)?.();
}

/**
 * @typedef {[left: number, top: number, width: number, height: number, text: string, again: string]} Area
 * @param {{areas: string}} picture with the address of its areas
 * @param {HTMLButtonElement} button the button that holds the image
 * @param {{tap: (area: Area) => void, enlarge: () => void}} handlers
 */
export function tappablePicture(picture, button, handlers) {
  const pointed = el("span.area", { "aria-hidden": "true" });
  const marks = el("span.marked-areas", { "aria-hidden": "true" });
  // For the pointer only: with keys one focuses the picture itself and presses Enter.
  const enlarge = el("button.enlarge", { type: "button", tabindex: "-1", "aria-hidden": "true", title: translate("web-enlarge"), onclick: handlers.enlarge }, ENLARGE_ICON.cloneNode(true));
  const areaAt = async (event) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    const x = ((event.clientX - left) / width) * WHOLE;
    const y = ((event.clientY - top) / height) * WHOLE;
    return (await load(picture.areas)).find(([l, t, w, h]) => l <= x && x < l + w && t <= y && y < t + h);
  };
  const point = (area) => {
    pointed.hidden = !area;
    button.classList.toggle("over-area", Boolean(area));
    if (area) position(pointed, area);
  };
  point(null);
  // The title would hover over every cell. A screen reader still reads the description.
  button.setAttribute("aria-description", button.title);
  button.removeAttribute("title");
  // A press on a picture must not move the caret out of the field.
  button.addEventListener("mousedown", (event) => event.preventDefault());
  button.addEventListener("pointerenter", () => load(picture.areas));
  button.addEventListener("pointermove", async (event) => {
    if (event.pointerType !== "mouse") return;
    const area = await areaAt(event);
    if (button.matches(":hover")) point(area);
  });
  button.addEventListener("pointerleave", () => point(null));
  button.addEventListener("click", async (event) => {
    // `detail` is 0 for a press with a key, which has no position.
    const area = event.detail ? await areaAt(event) : null;
    if (!area) {
      handlers.enlarge();
      return;
    }
    point(area);
    pointed.getAnimations().forEach((animation) => animation.cancel());
    pointed.animate([{ opacity: 1 }, { opacity: 0.35 }], FLASH_MS).finished.then(() => event.pointerType === "mouse" || point(null), () => {});
    handlers.tap(area);
  });
  const node = el("div.tappable", {}, button, marks, pointed, enlarge);
  const redraw = async () => {
    const here = loaded.has(picture.areas) ? (await load(picture.areas)).filter((area) => marked.has(area)) : [];
    marks.replaceChildren(...here.map((area) => position(el("span.area.marked"), area)));
  };
  redraws.set(node, redraw);
  redraw();
  return node;
}

function position(node, area) {
  ["left", "top", "width", "height"].forEach((side, at) => { node.style[side] = `${(area[at] / WHOLE) * 100}%`; });
  return node;
}

/** Load the areas of a picture once, when the pointer first comes near: they never change. */
function load(source) {
  if (!loaded.has(source)) {
    const request = fetch(source).then((answer) => (answer.ok ? answer.json() : Promise.reject(answer)));
    loaded.set(source, request.catch(() => {
      loaded.delete(source);
      return [];
    }));
  }
  return loaded.get(source);
}
