/** The line to the server: comes back by itself, and keeps what could not be sent yet. */

import { LANGUAGE } from "./words.js";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

/**
 * Lines that are not acknowledged yet, each under a key of its own so that two windows do not lose each other's.
 * @typedef {{id: string, room: string, text: string, reply?: number, button?: boolean, at: number}} Line
 */
export class Outbox {
  constructor(prefix) {
    this.prefix = `${prefix}out:`;
    /** @type {Line[]} */
    this.lines = Object.keys(localStorage)
      .filter((key) => key.startsWith(this.prefix))
      .map((key) => JSON.parse(localStorage.getItem(key)))
      .sort((one, other) => one.at - other.at);
  }

  add(line) {
    this.lines.push(line);
    localStorage.setItem(this.prefix + line.id, JSON.stringify(line));
  }

  remove(id) {
    this.lines = this.lines.filter((line) => line.id !== id);
    localStorage.removeItem(this.prefix + id);
  }
}

export class Connection {
  /**
   * @param {Outbox} outbox
   * @param {{state: Function, hello: Function, message: Function}} hears
   *   `hello` gives what to ask for at each new connection, `message` gets what the server says
   */
  constructor(outbox, hears) {
    this.outbox = outbox;
    this.hears = hears;
    this.socket = null;
    this.welcome = false;
    this.inFlight = null;
    this.wait = FIRST_WAIT;
    this.timer = 0;
    const now = () => this.retryNow();
    addEventListener("online", now);
    document.addEventListener("visibilitychange", now);
  }

  connect() {
    clearTimeout(this.timer);
    const address = new URL("socket", location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    address.hash = "";
    address.search = `?lang=${LANGUAGE}`;
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => this.ask("hello", this.hears.hello());
    socket.onmessage = (event) => this.hear(JSON.parse(event.data));
    socket.onclose = () => this.lost(socket);
  }

  hear(said) {
    if (said.type === "welcome") {
      this.welcome = true;
      this.wait = FIRST_WAIT;
      this.hears.state("connected");
    } else if (said.type === "ack") {
      this.outbox.remove(said.id);
      this.inFlight = null;
    } else if (said.type === "refused" && said.id !== null && said.id === this.inFlight) {
      this.refused(said);
    }
    this.hears.message(said);
    this.flush();
  }

  refused(said) {
    const later = said.code === "fast" || said.code === "busy";
    if (!later) {
      this.outbox.remove(said.id);
      this.inFlight = null;
      return;
    }
    // It stays in flight until then, so that the lines behind it keep their order.
    setTimeout(() => {
      if (this.inFlight === said.id) this.inFlight = null;
      this.flush();
    }, 1000 * Math.max(said.wait, 0.5));
  }

  async lost(socket) {
    if (socket !== this.socket) return;
    this.socket = null;
    this.welcome = false;
    this.inFlight = null;
    this.hears.state("lost");
    const status = await fetch("alive").then((answer) => answer.status, () => 0);
    if (status === 403) {
      location.assign("/");
      return;
    }
    this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  retryNow() {
    if (this.socket !== null || document.visibilityState === "hidden") return;
    this.wait = FIRST_WAIT;
    this.connect();
  }

  /** Ask for something that is not kept when the connection is gone. */
  ask(type, what) {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify({ type, ...what }));
    return true;
  }

  /** Send a line, now or as soon as the connection is back. */
  send(line) {
    this.outbox.add(line);
    this.flush();
  }

  /** One line at a time, so that they arrive in order. */
  flush() {
    const next = this.outbox.lines[0];
    if (!next || !this.welcome || this.inFlight !== null) return;
    if (this.ask("line", next)) this.inFlight = next.id;
  }
}
