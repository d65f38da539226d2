/** Pictures that can be tapped: a press on a cell or tile types what it stands for, a press beside it makes the picture large. */

import { el } from "./dom.js";
import { word } from "./words.js";

const WHOLE = 10000;
const GLOW = 400;
const SIGN = document.getElementById("enlarge").content;
/** @type {Map<string, Promise<Area[]>>} */
const known = new Map();
/** @type {WeakMap<Element, () => void>} */
const showing = new WeakMap();
/** @type {Set<Area>} */
let marked = new Set();

/** Show which areas, of all pictures there are, stand in what is being written. */
export function mark(areas) {
  if (!areas.length && !marked.size) return;
  marked = new Set(areas);
  for (const node of document.querySelectorAll(".tappable")) showing.get(node)?.();
}

/**
 * @typedef {[left: number, top: number, width: number, height: number, text: string, again: string]} Area
 * @param {{areas: string}} shown
 * @param {HTMLButtonElement} button what holds the picture
 * @param {{tap: (area: Area) => void, enlarge: () => void}} deeds
 */
export function tappable(shown, button, deeds) {
  const spot = el("span.spot", { "aria-hidden": "true" });
  const marks = el("span.marks", { "aria-hidden": "true" });
  // For the pointer alone: keys reach the picture itself, and press it large.
  const enlarge = el("button.enlarge", { type: "button", tabindex: "-1", "aria-hidden": "true", title: word("web-enlarge"), onclick: deeds.enlarge }, SIGN.cloneNode(true));
  const under = async (event) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    const x = ((event.clientX - left) / width) * WHOLE;
    const y = ((event.clientY - top) / height) * WHOLE;
    return (await load(shown.areas)).find(([l, t, w, h]) => l <= x && x < l + w && t <= y && y < t + h);
  };
  const show = (area) => {
    spot.hidden = !area;
    button.classList.toggle("on-area", Boolean(area));
    if (area) place(spot, area);
  };
  show(null);
  // The title would hover over every cell; those who listen still hear what a key does.
  button.setAttribute("aria-description", button.title);
  button.removeAttribute("title");
  // Whoever is writing goes on writing: a press on a picture leaves the caret where it is.
  button.addEventListener("mousedown", (event) => event.preventDefault());
  button.addEventListener("pointerenter", () => load(shown.areas));
  button.addEventListener("pointermove", async (event) => {
    if (event.pointerType !== "mouse") return;
    const area = await under(event);
    if (button.matches(":hover")) show(area);
  });
  button.addEventListener("pointerleave", () => show(null));
  button.addEventListener("click", async (event) => {
    // A key presses without a place.
    const area = event.detail ? await under(event) : null;
    if (!area) {
      deeds.enlarge();
      return;
    }
    show(area);
    spot.getAnimations().forEach((animation) => animation.cancel());
    spot.animate([{ opacity: 1 }, { opacity: 0.35 }], GLOW).finished.then(() => event.pointerType === "mouse" || show(null), () => {});
    deeds.tap(area);
  });
  const node = el("div.tappable", {}, button, marks, spot, enlarge);
  const review = async () => {
    const here = known.has(shown.areas) ? (await load(shown.areas)).filter((area) => marked.has(area)) : [];
    marks.replaceChildren(...here.map((area) => place(el("span.spot.kept"), area)));
  };
  showing.set(node, review);
  review();
  return node;
}

function place(spot, area) {
  ["left", "top", "width", "height"].forEach((side, at) => { spot.style[side] = `${(area[at] / WHOLE) * 100}%`; });
  return spot;
}

/** What can be tapped never changes, so it is asked for once, and only when somebody comes near. */
function load(source) {
  if (!known.has(source)) {
    const asked = fetch(source).then((answer) => (answer.ok ? answer.json() : Promise.reject(answer)));
    known.set(source, asked.catch(() => {
      known.delete(source);
      return [];
    }));
  }
  return known.get(source);
}
