/** The large view of a picture. A press on the picture zooms in; Escape, the button or a press beside it closes the view. */

import { showAgain, sources } from "./image.js";
import { translate } from "./translate.js";
import { Component, html } from "./vendor/htm-preact-standalone.js";

/** Zoom only if the picture gets at least this much larger. */
const LEAST_ZOOM = 1.2;
const MOST_PIXELS = 1280;

/** @typedef {{picture: import("./types").Picture | null, close: () => void}} Props */

/** @extends {Component<Props, {zoomed: boolean}>} */
export class PictureViewer extends Component {
  /** @param {Props} props */
  constructor(props) {
    super(props);
    this.state = { zoomed: false };
    /** @type {{current: HTMLDialogElement | null}} */
    this.dialog = { current: null };
    /** @type {{current: HTMLImageElement | null}} */
    this.image = { current: null };
    /**
     * The pressed point, in fractions of the picture.
     * @type {[number, number]}
     */
    this.pressed = [0, 0];
  }

  /**
   * @param {Props} previous
   * @param {{zoomed: boolean}} before
   */
  componentDidUpdate(previous, before) {
    const dialog = this.dialog.current;
    if (!dialog) return;
    // Not whenever it is closed: the browser tells of that a little later than it closes it.
    if (this.props.picture && !previous.picture) dialog.showModal();
    if (!this.props.picture && dialog.open) dialog.close();
    if (this.state.zoomed && !before.zoomed) this.scrollToPressed();
  }

  /** Whether zooming would show more detail. */
  canZoom() {
    return !this.state.zoomed && this.zoomedWidth() > LEAST_ZOOM * (this.image.current?.clientWidth ?? 0);
  }

  /** The width in pixels when zoomed: as drawn, up to a limit. */
  zoomedWidth() {
    return Math.min(this.image.current?.naturalWidth ?? 0, MOST_PIXELS);
  }

  /** @param {MouseEvent} event */
  press(event) {
    const image = this.image.current;
    if (image && event.target === image && this.canZoom()) {
      const { left, top, width, height } = image.getBoundingClientRect();
      this.pressed = [(event.clientX - left) / width, (event.clientY - top) / height];
      this.dialog.current?.style.setProperty("--drawn", `${this.zoomedWidth()}px`);
      this.setState({ zoomed: true });
    } else if (event.target === this.dialog.current || event.target === image) {
      this.close();
    }
  }

  scrollToPressed() {
    const [dialog, image] = [this.dialog.current, this.image.current];
    if (!dialog || !image) return;
    const [x, y] = this.pressed;
    dialog.scrollTo(image.offsetLeft + x * image.clientWidth - dialog.clientWidth / 2, image.offsetTop + y * image.clientHeight - dialog.clientHeight / 2);
  }

  close() {
    this.setState({ zoomed: false });
    this.props.close();
  }

  /**
   * Close the view here: the browser reports its own closing only later.
   * @param {Event} event
   */
  cancel(event) {
    event.preventDefault();
    this.close();
  }

  /** The browser reports that it is closed; by now it may be open again. */
  closed() {
    if (!this.dialog.current?.open) this.close();
  }

  render() {
    const { picture } = this.props;
    return html`<dialog id="viewer" ref=${this.dialog} class="viewer ${this.state.zoomed ? "zoomed" : ""}" aria-label=${picture?.alt ?? ""}
      onClick=${(/** @type {MouseEvent} */ event) => this.press(event)} onCancel=${(/** @type {Event} */ event) => this.cancel(event)} onClose=${() => this.closed()}>
      <button type="button" class="viewer-close" aria-label=${translate("web-close")} onClick=${() => this.close()}>×</button>
      ${picture && html`<picture>
        ${sources(picture)}
        <img ref=${this.image} src=${picture.src} alt=${picture.alt} width=${picture.width} height=${picture.height} onError=${showAgain} />
      </picture>`}
    </dialog>`;
  }
}
