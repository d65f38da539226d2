/** A view of a large picture: dragging and scrolling pan it, pinching and buttons zoom. */

import { WHOLE, areasOfMoves, areasOnceLoaded } from "./areas.js";
import { BoardEdges, cellsAmong, edgesOf } from "./board-edges.js";
import { translate } from "./translate.js";
import { Component, html } from "./vendor/htm-preact-standalone.js";

/**
 * Widths of an area in pixels: what a finger hits easily, what is enough where that shows the whole picture, and the least
 * that is accepted where nothing has to be panned sideways: less for tiles, which are higher than wide.
 */
const FINGER = 30;
export const ENOUGH = 24;
const SMALL = { cell: 20, tile: 16 };
const MOST_ZOOM = 5;
const STEP = 1.5;

/**
 * The rectangle around areas, in fractions of the picture.
 * @param {import("./types").Area[]} areas
 */
function extent(areas) {
  const [left, top] = [Math.min(...areas.map((area) => area.left)), Math.min(...areas.map((area) => area.top))];
  const [right, bottom] = [Math.max(...areas.map((area) => area.left + area.width)), Math.max(...areas.map((area) => area.top + area.height))];
  return { left: left / WHOLE, right: right / WHOLE, top: top / WHOLE, bottom: bottom / WHOLE };
}

/**
 * Scroll to areas in the middle of what the edges leave in sight, at least `least` pixels down.
 * @param {HTMLElement} view
 * @param {Element} content the picture in it
 * @param {import("./types").Area[]} areas
 * @param {import("./board-edges.js").Edges | null} edges
 * @param {number} least
 */
function centre(view, content, areas, edges, least) {
  const { left, right, top, bottom } = extent(areas);
  const beside = edges && content.clientWidth > view.clientWidth ? edges.left * content.clientWidth : 0;
  const above = edges ? (edges.top - edges.from) * content.clientHeight : 0;
  view.scrollTo(
    ((left + right) / 2) * content.clientWidth - (view.clientWidth + beside) / 2,
    Math.max(((top + bottom) / 2) * content.clientHeight - (view.clientHeight + above) / 2, least),
  );
}

/**
 * The widths in which different things can be hit: of several areas for one, such as the letter and the tiles of a meld, the widest.
 * @param {import("./types").Area[]} areas
 */
function widest(areas) {
  /** @type {Map<string, number>} */
  const widths = new Map();
  for (const { width, text } of areas) widths.set(text, Math.max(width, widths.get(text) ?? 0));
  return widths.values();
}

/**
 * `moves` are those that led to the picture; `shown` is the share of its height, from the top, that can be seen, or all.
 * @typedef {{picture: import("./types").Picture, moves: string, shown?: number}} Props
 */

/**
 * The first zoom is large enough to hit one area with a finger, and shows the newest moves.
 * @extends {Component<Props, {zoom: number, edges: import("./board-edges.js").Edges | null}>}
 */
export class Draggable extends Component {
  /** @param {Props} props */
  constructor(props) {
    super(props);
    this.state = { zoom: 1, edges: null };
    /** @type {{current: HTMLElement | null}} */
    this.view = { current: null };
    /** Whether the person has chosen the zoom. */
    this.chosen = false;
    /** Whether the picture was in sight when it came: out of sight it has no size to fit. */
    this.fitted = true;
    this.resized = new ResizeObserver(() => this.fitted || this.fit());
    /** The fingers on the picture, by their ids. */
    this.fingers = /** @type {Map<number, PointerEvent>} */ (new Map());
  }

  componentDidMount() {
    if (this.view.current) this.resized.observe(this.view.current);
    this.fit();
  }

  componentWillUnmount() {
    this.resized.disconnect();
  }

  /** @param {Props} previous */
  componentDidUpdate(previous) {
    if (previous.picture !== this.props.picture) this.fit();
  }

  /** Zoom in until a finger can hit one cell, centred on the newest moves or else on all areas. */
  async fit() {
    const share = this.props.shown ?? 1;
    const { picture } = this.props;
    const areas = (await areasOnceLoaded(picture.areas ?? "")).map((area) => ({ ...area, top: area.top / share, height: area.height / share })).filter(({ top }) => top < WHOLE);
    const [view, content] = [this.view.current, this.view.current?.firstElementChild];
    if (!view || !content || !areas.length || picture !== this.props.picture) return;
    this.fitted = content.clientWidth > 0;
    if (!this.fitted) return;
    const cells = cellsAmong(areas, this.ratio());
    const narrowest = Math.min(...widest(cells.length ? cells : areas)) / WHOLE;
    const drawn = narrowest * (content.clientWidth / this.state.zoom);
    const wide = view.clientWidth / (content.clientWidth / this.state.zoom);
    const larger = drawn * wide < (cells.length ? SMALL.cell : SMALL.tile) ? FINGER / drawn : Math.min(FINGER / drawn, wide);
    const { top: first, bottom: last } = extent(areas);
    // Parts without areas, such as the header, may be out of view.
    const tallFrom = (/** @type {number} */ start) => (view.clientHeight * this.state.zoom) / (content.clientHeight * (last - start));
    const isWhole = (/** @type {number} */ tall, /** @type {number} */ least = ENOUGH) => drawn * tall >= least && tall <= wide;
    const edges = edgesOf(cells);
    const tall = tallFrom(edges?.from ?? first);
    // Where all cells are in sight, but not with the letters above them, all are a little smaller: a move is found by its letter.
    const whole = isWhole(tall, edges && isWhole(tallFrom(first)) ? SMALL.cell : ENOUGH);
    const wanted = drawn >= ENOUGH ? 1 : whole ? tall : larger;
    const newest = whole ? [] : areasOfMoves(this.props.moves, areas);
    const zoom = Math.min(Math.max(wanted, this.chosen ? this.state.zoom : 1), MOST_ZOOM);
    const stays = zoom === this.state.zoom && (!newest.length || zoom === 1);
    await new Promise((done) => this.setState({ zoom, edges }, () => done(null)));
    // At the end of the picture is one's rack, which a turn begins with.
    const least = areas.some(({ tile }) => tile) ? content.clientHeight - view.clientHeight : 0;
    if (!stays) centre(view, content, newest.length ? newest : areas, edges, least);
    view.dataset.shows = this.props.picture.areas; // set once the view has stopped moving by itself
  }

  /**
   * Zoom around a point of the view, given in fractions of it.
   * @param {number} wanted
   * @param {number} x
   * @param {number} y
   */
  zoomTo(wanted, x, y) {
    const view = this.view.current;
    if (!view) return;
    const zoom = Math.min(Math.max(wanted, 1), MOST_ZOOM);
    const grown = zoom / this.state.zoom;
    this.chosen = true;
    const left = (view.scrollLeft + x * view.clientWidth) * grown - x * view.clientWidth;
    const top = (view.scrollTop + y * view.clientHeight) * grown - y * view.clientHeight;
    this.setState({ zoom }, () => view.scrollTo(left, top));
  }

  /** Zoom out by the button, which goes where all is in sight: the focus stays beside it. */
  smaller = (/** @type {Event} */ event) => {
    const larger = /** @type {HTMLElement} */ (event.currentTarget).nextElementSibling;
    if (this.state.zoom <= STEP && larger instanceof HTMLElement) larger.focus();
    this.zoomTo(this.state.zoom / STEP, 0.5, 0.5);
  };

  /** @param {PointerEvent} event */
  press(event) {
    if (event.pointerType === "touch") this.fingers.set(event.pointerId, event);
  }

  /** @param {PointerEvent} event */
  move(event) {
    if (!this.fingers.has(event.pointerId) || !this.view.current) return;
    const before = this.spread();
    this.fingers.set(event.pointerId, event);
    if (this.fingers.size !== 2 || !before) return;
    const [one, other] = [...this.fingers.values()];
    const { left, top, width, height } = this.view.current.getBoundingClientRect();
    const [x, y] = [((one.clientX + other.clientX) / 2 - left) / width, ((one.clientY + other.clientY) / 2 - top) / height];
    this.zoomTo((this.state.zoom * this.spread()) / before, x, y);
  }

  /** @param {PointerEvent} event */
  release(event) {
    this.fingers.delete(event.pointerId);
  }

  /** The distance between two fingers. */
  spread() {
    const [one, other] = [...this.fingers.values()];
    return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
  }

  /** The ratio of the width of the picture to the height of what is shown of it. */
  ratio() {
    const { width, height } = this.props.picture;
    return width / (height * (this.props.shown ?? 1));
  }

  render() {
    const { zoom, edges } = this.state;
    const handlers = {
      onPointerDown: (/** @type {PointerEvent} */ event) => this.press(event),
      onPointerMove: (/** @type {PointerEvent} */ event) => this.move(event),
      onPointerUp: (/** @type {PointerEvent} */ event) => this.release(event),
      onPointerCancel: (/** @type {PointerEvent} */ event) => this.release(event),
    };
    return html`<div class="draggable" style=${{ "--zoom": String(zoom), "--ratio": String(this.ratio()) }}>
      <div class="draggable-view ${zoom > 1 ? "zoomed" : ""}" ref=${this.view} ...${handlers}>
        <div class="draggable-content">
          ${this.props.children}
          ${edges && html`<${BoardEdges} picture=${this.props.picture} edges=${edges} />`}
        </div>
      </div>
      <div class="draggable-buttons">
        ${zoom > 1 && html`<button type="button" class="round" aria-label=${translate("web-zoom-out")} onClick=${this.smaller}>−</button>`}
        <button type="button" class="round" disabled=${zoom >= MOST_ZOOM} aria-label=${translate("web-zoom-in")} onClick=${() => this.zoomTo(zoom * STEP, 0.5, 0.5)}>+</button>
      </div>
    </div>`;
  }
}
