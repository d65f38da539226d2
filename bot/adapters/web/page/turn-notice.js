/** Notifies a person of their turn while the page is out of view; each way can be switched off. */

import { titleOf } from "./tables.js";
import { translate } from "./translate.js";

/** @typedef {import("./tables.js").Table} Table */
/** @typedef {"sound" | "vibration" | "title" | "notification"} Way */

const WORKER = "/page/notification-worker.js";
/** The notes of the sound in hertz, and how long each takes in seconds. */
const NOTES = [659, 880];
const NOTE_TIME = 0.14;
const VIBRATION_MS = [90, 60, 90];

export class TurnNotice {
  /** @param {string} key of the settings in the browser's storage */
  constructor(key) {
    this.key = key;
    /** @type {Record<Way, boolean> & {asked: boolean}} `asked`: notifications were offered; that happens once. */
    this.settings = { sound: true, vibration: true, title: true, notification: false, asked: false, ...JSON.parse(localStorage.getItem(key) ?? "{}") };
    /** @type {Set<number> | null} The tables where it was this person's turn; not known before the first welcome. */
    this.turns = null;
    /** @type {AudioContext | null} */
    this.audio = null;
  }

  /** The ways that this browser supports. */
  get ways() {
    /** @type {Way[]} */
    const ways = ["sound", "title"];
    if ("vibrate" in navigator && matchMedia("(pointer: coarse)").matches) ways.push("vibration");
    // Notifications need a secure context: TLS, or the same computer.
    if (isSecureContext && "Notification" in window && "serviceWorker" in navigator) ways.push("notification");
    return ways;
  }

  /** Whether the person has denied notifications in the browser. */
  get blocked() {
    return Notification.permission === "denied";
  }

  /** Whether to offer notifications, which happens once. */
  get mayAsk() {
    return !this.settings.asked && this.ways.includes("notification") && Notification.permission === "default";
  }

  /**
   * Whether a way is used.
   * @param {Way} way
   */
  uses(way) {
    return this.settings[way] && this.ways.includes(way) && (way !== "notification" || Notification.permission === "granted");
  }

  /**
   * Switch a way on or off; for notifications the browser may ask for permission first.
   * @param {Way} way
   * @param {boolean} on
   */
  async set(way, on) {
    const allowed = way !== "notification" || !on || (await Notification.requestPermission()) === "granted";
    this.settings = { ...this.settings, [way]: on && allowed, asked: this.settings.asked || way === "notification" };
    localStorage.setItem(this.key, JSON.stringify(this.settings));
  }

  /**
   * Notify the person of a turn that has just come, unless the page is in view.
   * @param {Table[]} tables
   */
  follow(tables) {
    const onTurn = tables.filter(({ turn }) => turn);
    const came = onTurn.find(({ id }) => this.turns && !this.turns.has(id));
    this.turns = new Set(onTurn.map(({ id }) => id));
    if (came && !(document.visibilityState === "visible" && document.hasFocus())) this.give(came);
  }

  /** @param {Table} table */
  give(table) {
    if (this.uses("sound")) this.play();
    if (this.uses("vibration")) navigator.vibrate(VIBRATION_MS);
    // Only the name of the table: other people may read a notification.
    if (this.uses("notification")) this.notify(translate("web-notice-turn", { name: `${titleOf(table)} #${table.id}` }));
  }

  play() {
    this.audio ??= new AudioContext();
    this.audio.resume();
    NOTES.forEach((pitch, at) => this.playNote(/** @type {AudioContext} */ (this.audio), pitch, at * NOTE_TIME));
  }

  /**
   * @param {AudioContext} audio
   * @param {number} pitch
   * @param {number} after seconds
   */
  playNote(audio, pitch, after) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    const start = audio.currentTime + after;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.2, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + NOTE_TIME * 2);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + NOTE_TIME * 2);
  }

  /** @param {string} text */
  async notify(text) {
    // On phones only a service worker can show notifications.
    const registration = await navigator.serviceWorker.register(WORKER);
    const starting = registration.installing ?? registration.waiting;
    if (!registration.active && starting) await new Promise((resolve) => starting.addEventListener("statechange", () => starting.state === "activated" && resolve(null)));
    await registration.showNotification(text, { tag: this.key, icon: "/page/icon.svg", data: location.href });
  }
}
