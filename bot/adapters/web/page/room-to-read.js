/** What needs the room of the board on a phone: a replay, the rules, another long answer, or the end of a game. */

import { textOf } from "./message-store.js";
import { NARROW, SIDEWAYS, TOO_LOW_FOR_ANSWER } from "./screen.js";
import { isEnding, isUrgent } from "./tables.js";

/** Longer answers than so many characters are not read beside a board, nor sideways above one's rack: a hint is shorter. */
const LONG = { upright: 300, sideways: 180 };

/**
 * The id of the newest message if it is such an answer to a command of this person, else 0. Another message of the bot, such
 * as the computer's move, may have come in between. What follows a move, as the coach's next line in a lesson, answers no
 * command. Whatever follows the answer, such as the next turn, or a move that they begin, gives the board and the tiles back.
 * @param {import("./chat.js").Chat} chat
 * @param {import("./types").Entry[]} entries the messages of a panel
 */
export function answerToRead(chat, entries) {
  const answer = entries.at(-1);
  const asked = entries.find(({ id }) => id === answer?.reply);
  if (!answer || answer.from !== null || asked?.from !== chat.me.id || !textOf(asked).startsWith("/")) return 0;
  const proposes = answer.buttons?.some(([, , act]) => act === "play" || act === "hint");
  const sideways = SIDEWAYS.matches;
  if (!(sideways || (NARROW.matches && TOO_LOW_FOR_ANSWER.matches)) || answer.table || proposes || chat.draft.text) return 0;
  return answer.picture?.animation || textOf(answer).length > (sideways ? LONG.sideways : LONG.upright) ? answer.id : 0;
}

/**
 * The id of the bot's newest message if it is the end of a game and the game in the dock can wait, else 0.
 * @param {import("./chat.js").Chat} chat
 * @param {import("./types").Entry[]} entries the messages of a panel
 */
export function endToRead(chat, entries) {
  const last = entries.filter(({ from, table }) => from === null && !table?.own).at(-1);
  if (!last || !isEnding(last) || !chat.docked || isUrgent(chat.docked) || chat.draft.text) return 0;
  return NARROW.matches && TOO_LOW_FOR_ANSWER.matches ? last.id : 0;
}
