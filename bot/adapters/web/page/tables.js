/** The running games of this person, each with its newest pictures. */

/** @typedef {import("./types").Entry} Entry */
/** @typedef {import("./types").Picture} Picture */

/** @typedef {Entry & {picture: Picture}} Shown */

/**
 * A running game, by the newest messages about it; all but what the tiles tell comes from the newest one with the board.
 * @typedef {object} Table
 * @property {number} id
 * @property {string} game
 * @property {number} first the number of the message that began the game
 * @property {boolean} turn whether it is this person's turn
 * @property {string} awaited the name of whoever else is on turn alone
 * @property {"own" | "others" | ""} late who has no time left
 * @property {number[]} scores this person's own first
 * @property {number} due when the time on the clock runs out, 0 for never
 * @property {boolean} paused
 * @property {boolean} pausable
 * @property {boolean} reversible whether this person may ask to take a turn back
 * @property {boolean} thinking whether it is a computer's turn
 * @property {string} task what this person is to do, where turns are of several kinds; told with the tiles
 * @property {boolean} hints
 * @property {number} changed the version at which the pictures last changed
 * @property {number} said the version of the newest line this person sent, at any table
 * @property {Shown | null} board the newest message with the board
 * @property {Shown | null} tiles the newest message with this person's tiles
 */

/** A clock that runs out sooner than this comes before all other games, in milliseconds. */
const SOON = 60 * 60 * 1000;

/** @type {import("./types").Game[]} */
export const GAMES = JSON.parse(document.documentElement.dataset.games ?? "[]");

/** A picture of a person's rack whose ratio of height to width exceeds this shows the whole game and replaces the board. */
const WHOLE_GAME = 0.6;

/**
 * The running games of this person: first those in which somebody's time runs out soon, then those where it is their turn;
 * of these the one that began last, which this person has just asked for or accepted.
 * @param {import("./message-store.js").MessageStore} store
 * @returns {Table[]}
 */
export function tablesPlayed(store) {
  /** @type {Map<number, Table & {going: boolean}>} */
  const tables = new Map();
  const said = store.newestLine()?.v ?? 0;
  for (const entry of store.byVersion(({ table }) => table !== undefined)) {
    const state = /** @type {import("./types").TableState} */ (entry.table);
    const table = tables.get(state.id) ?? { id: state.id, game: state.game, first: 0, turn: false, awaited: "", late: "", scores: [], due: 0, paused: false, pausable: false, reversible: false, thinking: false, task: "", hints: false, changed: 0, said, board: null, tiles: null, going: false };
    if (!state.own) Object.assign(table, { turn: state.turn, awaited: state.awaited, late: state.late, scores: state.scores, due: entry.due ?? 0, paused: state.paused, pausable: state.pausable, thinking: state.thinking, hints: state.hints, going: state.playing && !state.over });
    table.reversible = state.reversible;
    if (state.own) table.task = state.task;
    else if (table.going && (!table.first || entry.id < table.first)) table.first = entry.id;
    if (hasPicture(entry)) {
      const kind = state.own ? "tiles" : "board";
      if (entry.picture.alt !== table[kind]?.picture.alt) table.changed = entry.v;
      table[kind] = entry;
    }
    tables.set(state.id, table);
  }
  return [...tables.values()].filter((table) => table.going && table.board).sort((one, other) => rank(one) - rank(other) || due(one) - due(other) || other.id - one.id);
}

/**
 * When the time runs out, if that is soon; all other games are equally urgent.
 * @param {Table} table
 */
function due({ due }) {
  return due > 0 && due - Date.now() < SOON ? due : Number.MAX_VALUE;
}

/** @param {Table} table */
function rank(table) {
  return (due(table) === Number.MAX_VALUE ? 2 : 0) + (table.turn ? 0 : 1);
}

/**
 * Whether it is this person's turn and little time is left.
 * @param {Table} table
 */
export function isUrgent(table) {
  return rank(table) === 0;
}

/**
 * The games as they are now, and which one the dock keeps: the one that is shown stays while it is this person's turn, or that
 * of a computer, which answers soon, but gives way to a game that has begun later, or where it has become their turn and little
 * time is left; so does the one that was chosen. The first board may come late: the message that begins a game has none if
 * somebody has moved by then. A game that begins with somebody else's turn is `fresh` until their own first turn in it, and
 * stays as long. A draft holds its game in any case.
 * @param {{tables: Table[], chosen: number, fresh: number, welcomed: boolean}} before
 * @param {Table[]} tables
 * @param {Table | null} shown
 * @param {boolean} drafting
 */
export function follow({ tables: known, chosen, fresh: last, welcomed }, tables, shown, drafting) {
  const before = (/** @type {Table} */ table) => known.find(({ id }) => id === table.id);
  const now = tables.find(({ id }) => id === shown?.id);
  const begun = welcomed && !drafting ? tables.find((table) => !before(table) && table.first > (now?.first ?? 0)) : undefined;
  const calls = tables.length > 0 && isUrgent(tables[0]) && tables[0] !== now;
  const fresh = begun?.id ?? (tables.some(({ id, turn }) => id === last && !turn) ? last : 0);
  const stays = now && (drafting || (!calls && (now.turn || now.thinking || now.id === fresh)));
  const leaves = !drafting && (begun || (calls && !before(tables[0])?.turn));
  const held = (calls ? undefined : begun) ?? (stays ? now : undefined);
  return { tables, fresh, chosen: leaves ? 0 : chosen, held: held?.id ?? 0 };
}

/**
 * The table that a command names; undefined if this person does not play there.
 * @param {Table[]} tables
 * @param {string} command
 */
export function tableIn(tables, command) {
  const id = Number(/#(\d+)/.exec(command)?.[1]);
  return tables.find((table) => table.id === id);
}

/**
 * @param {Entry} entry
 * @returns {entry is Shown}
 */
function hasPicture(entry) {
  return entry.picture !== undefined;
}

/**
 * Whether a button plays a move that was proposed before its table changed: by now it may be impossible, or played.
 * A change counts only if this person has sent a line since: any other was known to the proposal, or ends their turn.
 * So is a button for the tiles or a hint below any but the newest pictures of a game that goes on.
 * @param {import("./types").Button} button
 * @param {Entry} entry the message the button stands under
 * @param {Table[]} tables
 */
export function isOutdated([, command, act], entry, tables) {
  const table = tableIn(tables, command);
  if (entry.table && (act === "rack" || act === "hint")) return ![table?.board?.id, table?.tiles?.id].includes(entry.id);
  if (act !== "play" || !command.includes("#")) return false;
  return !table || !table.turn || (table.changed > entry.v && table.said > entry.v);
}

/**
 * The newest message with the board of each table, by the table's number.
 * @param {Entry[]} entries
 */
export function newestOfTables(entries) {
  return new Map(entries.flatMap(({ id, table }) => (table && !table.own ? [[table.id, id]] : [])));
}

/**
 * Whether the game has gone on since a message with its board: then the clock there has stopped, and its questions are settled
 * or stand in the newest one.
 * @param {Entry} entry
 * @param {Map<number, number>} newest
 */
export function isPast({ id, table }, newest) {
  return table !== undefined && !table.own && !table.over && newest.get(table.id) !== id;
}

/**
 * Whether a message shows the result of a game of this person; one with their rack may follow it.
 * @param {Partial<Entry>} entry
 */
export function isEnding({ table }) {
  return table !== undefined && table.over && table.playing && !table.own;
}

/**
 * The buttons of a board's message that answer somebody: the dock shows the tiles already, and has its own button for hints.
 * @param {Entry | null | undefined} entry
 */
export function answersOf(entry) {
  return (entry?.buttons ?? []).filter(([, , act]) => act !== "rack" && act !== "hint");
}

/**
 * Whether the picture of this person's rack shows the whole game.
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
