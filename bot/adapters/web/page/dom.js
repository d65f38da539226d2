/** Functions that build elements; text stays text and is never parsed as markup. */

/**
 * @param {string} tag tag and classes, as in `p.note.small`
 * @param {Record<string, string | boolean | number | Function>} [attributes] a function is a listener, as in `onclick`
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

/** A number from 0 to 7 for the colour of a name, always the same one. */
export function hueOf(name) {
  let sum = 0;
  for (const sign of name) sum = (sum * 31 + sign.codePointAt(0)) % 9973;
  return sum % 8;
}

/** The tile that stands for a person, or for the bot if `nick` is null. */
export function avatar(nick, name) {
  const sign = nick === null ? "Σ" : [...name][0].toUpperCase();
  return el(`span.tile.avatar.${nick === null ? "bot" : `hue-${hueOf(nick)}`}`, { "aria-hidden": "true" }, sign);
}

/** A random id; `crypto.randomUUID` would need a secure context. */
export function randomId() {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
