/** Moves the focus to the field in view when the focused element disappears, or a button has it that keys mean nothing to. */

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

/**
 * Type into the field in view whatever is typed on a button, such as a move after a press of the hint. A blank presses the button.
 * @param {import("./chat.js").Chat} chat
 */
export function typeAnywhere(chat) {
  document.addEventListener("keydown", (event) => {
    if (event.key.length !== 1 || event.key === " " || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const { target } = event;
    if (target === document.body || (target instanceof HTMLButtonElement && !target.closest("[popover], dialog"))) chat.composer?.focus();
  });
}

/** @param {Element} element */
function isUsable(element) {
  return element.checkVisibility() && !element.matches(":disabled");
}
