/** The large view of a picture. A press on the picture zooms in; Escape, the button or a press beside it closes the view. */

/** Zoom only if the picture gets at least this much larger. */
const LEAST_ZOOM = 1.2;
const MOST_PIXELS = 1120;

export class PictureViewer {
  /** @param {HTMLDialogElement} dialog */
  constructor(dialog) {
    this.dialog = dialog;
    this.image = dialog.querySelector("img");
    dialog.querySelector("button").addEventListener("click", () => dialog.close());
    dialog.addEventListener("click", (event) => {
      if (event.target === this.image && this.canZoom()) this.zoom(event);
      else if (event.target === dialog || event.target === this.image) dialog.close();
    });
  }

  /** Whether zooming would show more detail. */
  canZoom() {
    return !this.dialog.classList.contains("zoomed") && this.zoomedWidth() > LEAST_ZOOM * this.image.clientWidth;
  }

  /** The width in pixels when zoomed: as drawn, up to a limit. */
  zoomedWidth() {
    return Math.min(this.image.naturalWidth, MOST_PIXELS);
  }

  /** Zoom in, with the pressed point in the middle. */
  zoom(event) {
    const { left, top, width, height } = this.image.getBoundingClientRect();
    const [x, y] = [(event.clientX - left) / width, (event.clientY - top) / height];
    this.dialog.classList.add("zoomed");
    this.dialog.style.setProperty("--drawn", `${this.zoomedWidth()}px`);
    const { clientWidth, clientHeight } = this.dialog;
    this.dialog.scrollTo(this.image.offsetLeft + x * this.image.clientWidth - clientWidth / 2, this.image.offsetTop + y * this.image.clientHeight - clientHeight / 2);
  }

  open(picture) {
    this.dialog.classList.remove("zoomed");
    this.image.src = picture.src;
    this.image.alt = picture.alt;
    if (picture.width) {
      this.image.width = picture.width;
      this.image.height = picture.height;
    }
    this.dialog.setAttribute("aria-label", picture.alt);
    this.dialog.showModal();
  }
}
