/** The sign and the colour of a tile that the page draws itself. */

const SIGNS = /** @type {Record<string, string>} */ ({ "#": "■", x: "×", "-": "−" });

/**
 * The sign on a tile; of a card only the number, because its colour shows the rest.
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
