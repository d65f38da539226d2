/** A picture, large; Escape, the button or a press beside it closes it. A press on it shows a part from close by. */

const WORTH = 1.2;
const WIDEST = 1120;

export class Viewer {
  /** @param {HTMLDialogElement} dialog */
  constructor(dialog) {
    this.dialog = dialog;
    this.image = dialog.querySelector("img");
    dialog.querySelector("button").addEventListener("click", () => dialog.close());
    dialog.addEventListener("click", (event) => {
      if (event.target === this.image && this.gains()) this.approach(event);
      else if (event.target === dialog || event.target === this.image) dialog.close();
    });
  }

  /** Whether the picture holds more than the window shows of it. */
  gains() {
    return !this.dialog.classList.contains("near") && this.near() > WORTH * this.image.clientWidth;
  }

  /** How wide it is from close by: as it was drawn, within reason. */
  near() {
    return Math.min(this.image.naturalWidth, WIDEST);
  }

  /** Shown from close by, to be moved about in, with the place that was pressed in the middle. */
  approach(event) {
    const { left, top, width, height } = this.image.getBoundingClientRect();
    const [x, y] = [(event.clientX - left) / width, (event.clientY - top) / height];
    this.dialog.classList.add("near");
    this.dialog.style.setProperty("--drawn", `${this.near()}px`);
    const { clientWidth, clientHeight } = this.dialog;
    this.dialog.scrollTo(this.image.offsetLeft + x * this.image.clientWidth - clientWidth / 2, this.image.offsetTop + y * this.image.clientHeight - clientHeight / 2);
  }

  open(picture) {
    this.dialog.classList.remove("near");
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
