/** Times and days as their reader writes them. */

import { LANGUAGE, translate } from "./translate.js";

/** The variety of the page's language that its reader prefers: times are written differently in Britain and America. */
const LOCALE = navigator.languages.find((tag) => new RegExp(`^${LANGUAGE}(-[a-z0-9]+)*$`, "i").test(tag)) ?? LANGUAGE;

const TIME = new Intl.DateTimeFormat(LOCALE, { hour: "numeric", minute: "2-digit" });
const DAY = new Intl.DateTimeFormat(LOCALE, { weekday: "long", day: "numeric", month: "long" });
const FULL = new Intl.DateTimeFormat(LOCALE, { dateStyle: "full", timeStyle: "short" });

/** @param {number} at milliseconds since 1970, as everywhere here */
export function time(at) {
  return TIME.format(at);
}

/** @param {number} at */
export function dateAndTime(at) {
  return FULL.format(at);
}

/**
 * Whether two moments are on one day.
 * @param {number} one
 * @param {number} other
 */
export function sameDay(one, other) {
  return new Date(one).toDateString() === new Date(other).toDateString();
}

/**
 * A number of seconds, as in `2:05` or `1:00:00`.
 * @param {number} seconds
 */
export function onClock(seconds) {
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** @param {number} at */
export function dayName(at) {
  const yesterday = new Date();
  if (sameDay(at, yesterday.getTime())) return translate("web-today");
  yesterday.setDate(yesterday.getDate() - 1);
  return sameDay(at, yesterday.getTime()) ? translate("web-yesterday") : DAY.format(at);
}
