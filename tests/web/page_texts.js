() => {
  const ATTRIBUTES = ["aria-label", "aria-description", "title", "placeholder", "alt"];
  // names of languages, dates, what the reader typed, and what is there for a screen reader alone and clipped
  const ASIDE = "[lang]:not(html), time, .day, .mine, .visually-hidden, option";
  const BUTTON = "button, select, label";
  const MAY_END_IN_DOTS = ".status, .panel-note, .room-button, .tab-name, .quote, .replying";
  const BOXES = "html, body, main, .panel, .scroller, .log, .message, .bubble, .composer, .bar, .menu, .start-menu";
  const isSeen = (it) => it.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const words = [document.title];
  const cut = new Set();
  for (const it of document.querySelectorAll("body *")) {
    if (!isSeen(it) || it.closest(ASIDE)) continue;
    words.push(...ATTRIBUTES.map((name) => it.getAttribute(name) ?? ""));
    const texts = [...it.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data);
    words.push(...texts);
    if (texts.join("").trim() && !fits(it)) cut.add(`text: ${it.textContent.trim().slice(0, 80)}`);
  }
  for (const it of document.querySelectorAll(BOXES)) {
    if (isSeen(it) && !isClipped(it) && it.scrollWidth > it.clientWidth + 1) cut.add(`${it.tagName}.${it.className}: ${it.scrollWidth} > ${it.clientWidth}`);
  }
  return { words: words.filter((word) => word.trim()), cut: [...cut] };

  /** Whether an element is there for a screen reader alone: clipped, or in a box that is. */
  function isClipped(it) {
    for (let box = it; box; box = box.parentElement) if (getComputedStyle(box).clipPath !== "none") return true;
    return false;
  }

  /** Whether a text lies within all that clips it, and within its button. */
  function fits(it) {
    const range = document.createRange();
    range.selectNodeContents(it);
    const parts = [...range.getClientRects()].filter((part) => part.width);
    for (let box = it; box; box = box.parentElement) {
      const { overflowX, textOverflow, clipPath, display } = getComputedStyle(box);
      if (clipPath !== "none" || ["auto", "scroll"].includes(overflowX)) return true;
      if (textOverflow === "ellipsis" && it.closest(MAY_END_IN_DOTS)) return true;
      if (display === "inline" || (overflowX === "visible" && !box.matches(BUTTON))) continue;
      const edge = box.getBoundingClientRect();
      if (parts.some((part) => part.right > edge.right + 1 || part.left < edge.left - 1)) return false;
    }
    return true;
  }
}
