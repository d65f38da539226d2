/** A picture, large; Escape, the button or a press beside it closes it. */

export class Viewer {
  /** @param {HTMLDialogElement} dialog */
  constructor(dialog) {
    this.dialog = dialog;
    this.image = dialog.querySelector("img");
    dialog.querySelector("button").addEventListener("click", () => dialog.close());
    dialog.addEventListener("click", (event) => {
      if (event.target === dialog || event.target === this.image) dialog.close();
    });
  }

  open(picture) {
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
