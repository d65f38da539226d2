/** How the page shows a tile by itself. */

const SIGNS = /** @type {Record<string, string>} */ ({ "#": "■", x: "×", "-": "−" });

/**
 * What stands on a tile: a card is shown by its number alone, its colour tells its side.
 * @param {string} face
 */
export function signOf(face) {
  return SIGNS[face] ?? face.replace(/^[a-z](?=\d)/, "");
}

/**
 * The class for the colour of a card or a tile.
 * @param {string} face
 */
export function colourOf(face) {
  const colour = /^[A-Za-z](?=\d)/.exec(face)?.[0];
  return colour ? `colour-${colour.toLowerCase()}` : "";
}
