/** The connection to the server: it reconnects by itself and keeps lines until they are acknowledged. */

import { LANGUAGE } from "./translate.js";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

/**
 * Lines that are not acknowledged yet. Each has its own key in the storage, so that two windows do not overwrite each other's.
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
   * @param {{state: Function, hello: Function, message: Function}} handlers
   *   `hello` returns the first request of a connection, `message` gets each message of the server
   */
  constructor(outbox, handlers) {
    this.outbox = outbox;
    this.handlers = handlers;
    this.socket = null;
    this.welcome = false;
    this.inFlight = null;
    this.wait = FIRST_WAIT;
    this.timer = 0;
    const retry = () => this.retryNow();
    addEventListener("online", retry);
    document.addEventListener("visibilitychange", retry);
  }

  connect() {
    clearTimeout(this.timer);
    const address = new URL("socket", location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    address.hash = "";
    address.search = `?lang=${LANGUAGE}`;
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => this.ask("hello", this.handlers.hello());
    socket.onmessage = (event) => this.receive(JSON.parse(event.data));
    socket.onclose = () => this.lost(socket);
  }

  receive(message) {
    if (message.type === "welcome") {
      this.welcome = true;
      this.wait = FIRST_WAIT;
      this.handlers.state("connected");
    } else if (message.type === "ack") {
      this.outbox.remove(message.id);
      this.inFlight = null;
    } else if (message.type === "refused" && message.id !== null && message.id === this.inFlight) {
      this.refused(message);
    }
    this.handlers.message(message);
    this.flush();
  }

  refused(message) {
    const later = message.code === "fast" || message.code === "busy";
    if (!later) {
      this.outbox.remove(message.id);
      this.inFlight = null;
      return;
    }
    // The line stays in flight until then, so that the lines behind it keep their order.
    setTimeout(() => {
      if (this.inFlight === message.id) this.inFlight = null;
      this.flush();
    }, 1000 * Math.max(message.wait, 0.5));
  }

  async lost(socket) {
    if (socket !== this.socket) return;
    this.socket = null;
    this.welcome = false;
    this.inFlight = null;
    this.handlers.state("lost");
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

  /** Send a request that may get lost with the connection; returns whether it was sent. */
  ask(type, what) {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify({ type, ...what }));
    return true;
  }

  /** Send a line now, or as soon as the connection is back. */
  send(line) {
    this.outbox.add(line);
    this.flush();
  }

  /** Send the next line; one at a time, so that they arrive in order. */
  flush() {
    const next = this.outbox.lines[0];
    if (!next || !this.welcome || this.inFlight !== null) return;
    if (this.ask("line", next)) this.inFlight = next.id;
  }
}
