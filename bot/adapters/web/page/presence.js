/** The people in each channel, and the tables and the address of the channel in view. */

import { LOBBY } from "./message-store.js";

/** @typedef {import("./types").Person} Person */

export class Presence {
  /** @param {import("./chat.js").Chat} chat */
  constructor(chat) {
    this.chat = chat;
    /** @type {Map<string, Person[]>} */
    this.people = new Map();
    /** @type {import("./types").OfferedTable[]} The games and challenges in the channel in view, and the reader's own games. */
    this.listed = [];
    /** The table that an invitation names in the address. */
    this.invited = 0;
    this.key = `${chat.prefix}channel`;
  }

  /** Name the channel that was last in view in the address, if that names none. */
  goBack() {
    const last = localStorage.getItem(this.key);
    if (!location.hash && last && last !== LOBBY) history.replaceState({ ...history.state, entered: last }, "", last);
  }

  /** Show the channel that the address names now and, where the history has gone back or on, the panel that was in view there. */
  followHistory() {
    const { chat } = this;
    const { state } = history; // none yet where the address is new
    chat.followAddress();
    chat.showPanel(state ? state.panel ?? "channel" : chat.panel);
  }

  /**
   * Name the lobby in the address if a page that has just loaded would go back to a channel that was left on another device.
   * @param {string[]} rooms the person's channels
   */
  leaveWhatWasLeft(rooms) {
    const { room, welcomed } = this.chat;
    if (!welcomed && history.state?.entered === room && !rooms.includes(room)) history.replaceState(history.state, "", LOBBY);
  }

  /** @param {import("./types").ServerMessage} message */
  receive(message) {
    if (message.type === "welcome") {
      this.people = new Map(Object.entries(message.people));
      this.leaveWhatWasLeft(message.rooms);
    } else if (message.type === "room") {
      this.people.set(message.room, message.people);
      this.noteEntered(message.room);
    }
    if (message.type === "here") this.note(message.room, message.person, message.here);
    else if (message.type === "renamed") this.rename(message.person);
    else if (message.type === "tables" && message.room === this.chat.room) this.listed = message.tables;
  }

  /**
   * Note that a person has entered or left a channel.
   * @param {string} room
   * @param {Person} person
   * @param {boolean} here
   */
  note(room, person, here) {
    const others = (this.people.get(room) ?? []).filter(([id]) => id !== person[0]);
    this.people.set(room, here ? [...others, person].sort((one, other) => one[1].localeCompare(other[1])) : others);
  }

  /** @param {Person} person */
  rename(person) {
    for (const [room, people] of this.people) if (people.some(([id]) => id === person[0])) this.note(room, person, true);
  }

  /** The others in the channel in view. */
  others() {
    return (this.people.get(this.chat.room) ?? []).filter(([id]) => id !== this.chat.me.id);
  }

  /**
   * Prepare for showing a channel, with the table that the address names.
   * @param {string} room
   * @param {string} table
   */
  follow(room, table) {
    this.invited = Number(table) || 0;
    if (room !== this.chat.room) this.listed = [];
    localStorage.setItem(this.key, room);
    if (this.chat.store.channels().includes(room)) this.noteEntered(room);
  }

  /**
   * Note with the address, over a reload, that this page has entered a channel: it was not only asked for.
   * @param {string} room
   */
  noteEntered(room) {
    history.replaceState({ ...history.state, entered: room }, "");
  }

  /** Request the games and challenges of the channel in view. */
  askTables() {
    if (this.chat.welcomed) this.chat.connection.ask("tables", { room: this.chat.room });
  }

  /** The fragment of an address that leads to the channel in view, and to the reader's open challenge there. */
  hash() {
    const { room } = this.chat;
    const waiting = this.listed.find((table) => table.seated && !table.running && table.room === room);
    if (waiting) return `${room}/${waiting.id}`;
    return room === LOBBY ? "" : room;
  }
}
