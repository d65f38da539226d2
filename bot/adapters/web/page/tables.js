/** The games this person plays, each with its newest pictures. */

/** @typedef {import("./types").Entry} Entry */
/** @typedef {import("./types").Picture} Picture */

/**
 * `board` and `tiles` are the newest messages with a picture of either kind; what is `turn` or `hints` now, the newest
 * message with the board says.
 * @typedef {{id: number, game: string, turn: boolean, hints: boolean, board: Entry & {picture: Picture} | null, tiles: Entry & {picture: Picture} | null}} Table
 */

/** @type {import("./types").Game[]} */
export const GAMES = JSON.parse(document.documentElement.dataset.games ?? "[]");

/** A picture of one's own tiles that is this much higher than wide shows the whole game, and stands in the board's place. */
const WHOLE_GAME = 0.6;

/**
 * The tables of running games at which this person plays, those where they are on turn first.
 * @param {import("./message-store.js").MessageStore} store
 * @returns {Table[]}
 */
export function tablesPlayed(store) {
  /** @type {Map<number, Table & {going: boolean}>} */
  const tables = new Map();
  for (const entry of store.entriesOfTables()) {
    const state = /** @type {import("./types").TableState} */ (entry.table);
    const table = tables.get(state.id) ?? { id: state.id, game: state.game, turn: false, hints: false, board: null, tiles: null, going: false };
    if (!state.own) Object.assign(table, { turn: state.turn, hints: state.hints, going: state.playing && !state.over });
    if (hasPicture(entry)) table[state.own ? "tiles" : "board"] = entry;
    tables.set(state.id, table);
  }
  return [...tables.values()].filter((table) => table.going && table.board).sort((one, other) => Number(other.turn) - Number(one.turn));
}

/**
 * @param {Entry} entry
 * @returns {entry is Entry & {picture: Picture}}
 */
function hasPicture(entry) {
  return entry.picture !== undefined;
}

/**
 * Whether the picture of one's own tiles shows the whole game.
 * @param {Table} table
 */
export function ownShowsAll({ tiles }) {
  return tiles !== null && tiles.picture.height > WHOLE_GAME * tiles.picture.width;
}

/**
 * The title of a table's game.
 * @param {{game: string}} table
 */
export function titleOf(table) {
  return GAMES.find((game) => game.name === table.game)?.title ?? table.game;
}
