/** The WebSocket to the server: it reconnects by itself and sends one line at a time. */

import { tryFailedFiles } from "./failed-files.js";
import { LANGUAGE } from "./translate.js";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** The milliseconds within which something comes over a connection that is still there, once the page has asked for something. */
const SIGN = 5000;
/** After so many milliseconds in which nothing came, the page asks: pings of the server do not reach scripts. */
const QUIET = 30_000;

/** @typedef {"connecting" | "connected" | "lost"} ConnectionState */
/** @typedef {import("./types").ServerMessage} ServerMessage */

export class Connection {
  /**
   * @param {import("./outbox.js").Outbox} outbox
   * @param {{state: (state: ConnectionState) => void, hello: () => object, message: (message: ServerMessage) => void, probe: () => void}} handlers
   *   `hello` returns the first request of a connection, `message` gets each message of the server, `probe` asks for one
   */
  constructor(outbox, handlers) {
    this.outbox = outbox;
    this.handlers = handlers;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.welcome = false;
    /** @type {string | null} */
    this.inFlight = null;
    /** @type {Set<string | number>} The line and the questions about drafts that the server has not answered yet. */
    this.unanswered = new Set();
    this.wait = FIRST_WAIT;
    this.timer = 0;
    /** Whether something has come since the page last doubted the connection. */
    this.heard = false;
    this.watch = this.quiet = 0;
    this.asking = new AbortController();
    const wake = () => this.wake();
    addEventListener("online", wake);
    document.addEventListener("visibilitychange", wake);
  }

  connect() {
    clearTimeout(this.timer);
    const address = new URL("socket", location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    address.hash = "";
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    address.search = `?${new URLSearchParams({ lang: LANGUAGE, zone: timeZone })}`;
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => this.ask("hello", this.handlers.hello());
    socket.onmessage = (event) => this.receive(JSON.parse(event.data));
    socket.onclose = () => this.lost(socket);
  }

  /** @param {ServerMessage} message */
  receive(message) {
    this.heard = true;
    if (message.type === "ack" || message.type === "refused") this.unanswered.delete(message.id ?? "");
    if (message.type === "draft") this.unanswered.delete(message.n);
    if (message.type === "welcome") {
      this.welcome = true;
      this.wait = FIRST_WAIT;
      this.handlers.state("connected");
      tryFailedFiles();
    } else if (message.type === "ack") {
      this.outbox.remove(message.id);
      this.inFlight = null;
    } else if (message.type === "refused" && message.id !== null && message.id === this.inFlight) {
      this.refused(message.id, message.code, message.wait);
    }
    if (message.type !== "alive") this.handlers.message(message);
    this.flush();
    this.doubtLater();
  }

  /**
   * @param {string} id
   * @param {string} code
   * @param {number} wait seconds
   */
  refused(id, code, wait) {
    const later = code === "fast" || code === "busy" || code === "unstored";
    if (!later) {
      this.outbox.remove(id);
      this.inFlight = null;
      return;
    }
    // The line stays in flight until the retry, so that later lines do not overtake it.
    setTimeout(() => {
      if (this.inFlight === id) this.inFlight = null;
      this.flush();
    }, 1000 * Math.max(wait, 0.5));
  }

  /** @param {WebSocket} socket */
  lost(socket) {
    if (socket !== this.socket) return;
    this.socket = null;
    this.welcome = false;
    this.inFlight = null;
    this.unanswered.clear();
    clearTimeout(this.quiet);
    this.handlers.state("lost");
    this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    this.leaveIfPutOut();
  }

  /** Go to the login page if this person no longer comes in. The answer may never come: the next connection does not wait for it. */
  async leaveIfPutOut() {
    this.asking.abort();
    this.asking = new AbortController();
    const { signal } = this.asking;
    const status = await fetch("alive", { signal }).then((answer) => answer.status, () => 0);
    if (status === 403) location.assign(`/${location.hash}`);
  }

  /** Connect at once when the page comes into sight or online. While a phone sleeps, a connection may end without a sign. */
  wake() {
    if (document.visibilityState === "hidden") return;
    this.wait = FIRST_WAIT;
    const { socket } = this;
    if (!socket) return this.connect();
    this.handlers.probe();
    this.doubt(socket);
  }

  /** Ask whether the connection is still there once nothing has come for a while, unless the page is out of sight by then. */
  doubtLater() {
    const { socket } = this;
    clearTimeout(this.quiet);
    this.quiet = setTimeout(() => {
      if (!socket || socket !== this.socket || document.visibilityState === "hidden") return;
      this.ask("alive", {});
      this.doubt(socket);
    }, this.unanswered.size ? SIGN : QUIET);
  }

  /**
   * Give a connection up unless something comes soon.
   * @param {WebSocket} socket
   */
  doubt(socket) {
    this.heard = false;
    clearTimeout(this.watch);
    this.watch = setTimeout(() => this.heard || this.giveUp(socket), SIGN);
  }

  /** @param {WebSocket} socket */
  giveUp(socket) {
    socket.close();
    this.lost(socket);
  }

  /**
   * Send a request that may get lost with the connection; returns whether it was sent.
   * @param {string} type
   * @param {object} what
   */
  ask(type, what) {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify({ type, ...what }));
    return true;
  }

  /**
   * Send a line now, or as soon as the connection is back.
   * @param {import("./types").Line} line
   */
  send(line) {
    this.outbox.add(line);
    this.flush();
  }

  /** Send the next line; one at a time, so that they arrive in order. */
  flush() {
    const next = this.outbox.lines[0];
    if (!next || !this.welcome || this.inFlight !== null) return;
    if (!this.ask("line", next)) return;
    this.inFlight = next.id;
    this.awaitAnswer(next.id);
  }

  /**
   * Ask about a draft; returns whether that was sent.
   * @param {{n: number}} request
   */
  askDraft(request) {
    const sent = this.ask("draft", request);
    if (sent) this.awaitAnswer(request.n);
    return sent;
  }

  /**
   * Doubt the connection soon unless something comes; what is asked later does not put that off.
   * @param {string | number} asked the id of a line, or the number of a question
   */
  awaitAnswer(asked) {
    this.unanswered.add(asked);
    if (this.unanswered.size === 1) this.doubtLater();
  }
}
