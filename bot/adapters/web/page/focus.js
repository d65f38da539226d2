/** Moves the focus to the field in view when the focused element disappears, so that keys keep working. */

/** @param {import("./chat.js").Chat} chat */
export function keepFocus(chat) {
  /** @type {Element | null} The last focused element, null after a press. */
  let last = null;
  document.addEventListener("focusin", (event) => (last = /** @type {Element} */ (event.target)));
  document.addEventListener("pointerdown", () => (last = null));
  const isLost = () => {
    const { activeElement: now, body } = document;
    return now === body ? last !== null && !isUsable(last) : now !== null && !isUsable(now);
  };
  const restore = () => isLost() && chat.composer?.focusAfterPress();
  new MutationObserver(restore).observe(document.body, { subtree: true, childList: true, attributeFilter: ["class", "hidden", "disabled", "data-panel"] });
}

/** @param {Element} element */
function isUsable(element) {
  return element.checkVisibility() && !element.matches(":disabled");
}
