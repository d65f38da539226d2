/** Nothing is rendered while a button of the bot is held down: it could move, and the press would be lost or hit another one. */

/** A `click` follows its `pointerup` within this time, or not at all. */
const CLICK_MS = 100;

/** @param {import("./chat.js").Chat} chat */
export function followPresses(chat) {
  const goOn = () => chat.pressed && chat.change({ pressed: false });
  addEventListener("pointerdown", ({ target }) => {
    chat.pressed = target instanceof Element && target.closest(".buttons, .dock-buttons") !== null;
  });
  addEventListener("pointercancel", goOn);
  addEventListener("blur", goOn);
  addEventListener("click", () => setTimeout(goOn));
  addEventListener("pointerup", () => setTimeout(goOn, CLICK_MS));
}
