/** Elements made from parts; text is always text, never markup. */

/**
 * @param {string} tag tag and classes, as in `p.note.small`
 * @param {Record<string, string | boolean | number | Function>} [attributes] `onclick` and the like are listeners
 * @param {...(Node | string | null)} children
 */
export function el(tag, attributes = {}, ...children) {
  const [name, ...classes] = tag.split(".");
  const node = document.createElement(name);
  node.classList.add(...classes);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === "function") node.addEventListener(key.slice(2), value);
    else if (value === true) node.setAttribute(key, "");
    else if (value !== false) node.setAttribute(key, String(value));
  }
  node.append(...children.filter((child) => child !== null));
  return node;
}

/** A number that stays the same for a name, for its colour. */
export function hueOf(name) {
  let sum = 0;
  for (const sign of name) sum = (sum * 31 + sign.codePointAt(0)) % 9973;
  return sum % 8;
}

/** The little tile that stands for a person, or for the bot where there is none. */
export function face(nick, name) {
  const sign = nick === null ? "Σ" : [...name][0].toUpperCase();
  return el(`span.tile.face.${nick === null ? "bot" : `hue-${hueOf(nick)}`}`, { "aria-hidden": "true" }, sign);
}

/** A random id that works without a secure context too. */
export function randomId() {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
