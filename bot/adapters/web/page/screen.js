/** The kinds of screen on which the page is laid out differently; the style sheets ask for the same ones. */

/** There is room for one panel only. */
export const SMALL = matchMedia("(max-width: 53.6875em)");

/** The board stands above what is said: not on a phone held sideways. */
export const NARROW = matchMedia("(max-width: 53.6875em) and (min-height: 30.0625em), (max-width: 34.9375em)");

/** A phone held sideways, or a page enlarged twice: the board stands beside the messages, and there is no room for the bar. */
export const SIDEWAYS = matchMedia("(min-width: 35em) and (max-height: 30em)");

/** The window is too low to show the menu and messages. */
export const TOO_LOW_FOR_MENU = matchMedia("(max-height: 35em)");

/** A phone on which a puzzle and its question have room only if the bar and the head of the conversation give theirs. */
export const TOO_LOW_FOR_PUZZLE = matchMedia("(max-width: 53.6875em) and (max-height: 50em), (max-height: 30em)");

/** Below the board of a narrow screen a long answer has no room. */
export const TOO_LOW_FOR_ANSWER = matchMedia("(max-height: 56.25em)");
