/** The page of one person: two panes, one connection. */

import { mark } from "./areas.js";
import { Connection, Outbox } from "./connection.js";
import { el, face, randomId } from "./dom.js";
import { Pane } from "./pane.js";
import { Rooms } from "./rooms.js";
import { Store } from "./store.js";
import { Viewer } from "./viewer.js";
import { LANGUAGE, word } from "./words.js";

const { nick, name, instance, languages } = document.documentElement.dataset;
const prefix = `summarum:${instance}:${nick}:`;
const store = new Store(prefix, nick);
const outbox = new Outbox(prefix);
const narrow = matchMedia("(max-width: 859px)");
const dark = matchMedia("(prefers-color-scheme: dark)");
const viewer = new Viewer(document.getElementById("viewer"));
let state = "connecting";
let welcomed = false;

const connection = new Connection(outbox, {
  state: showState,
  hello: () => ({ since: store.version, rooms: welcomed ? [...store.rooms.keys()] : [], dark: dark.matches }),
  message: hear,
});

const page = {
  store,
  send: (line) => {
    connection.send({ id: randomId(), at: Date.now(), ...line });
    showPending();
  },
  suggest: (room, text, n) => connection.ask("suggest", { room, text, n }),
  enlarge: (picture) => viewer.open(picture),
  tap,
  review: () => mark(Object.values(panes).flatMap((pane) => pane.composer.pieces.map((piece) => piece.area))),
  moved: markRead,
};
const panes = {};
for (const node of document.querySelectorAll(".pane")) panes[node.dataset.pane] = new Pane(node, node.dataset.pane, page);
panes.private.head.append(face(null, ""), word("web-bot"));
panes.private.show(store.own);

const rooms = new Rooms(panes.channel.head, {
  store,
  open: (room) => connection.ask("open", { room }),
  leave: (room) => {
    connection.ask("leave", { room });
    store.close(room);
  },
  show: showRoom,
});

function hear(said) {
  const verbs = { welcome: hearWelcome, entry: (it) => put(it.entry), ack: hearAck, room: hearRoom, suggestions: hearSuggestions, refused: hearRefused, language: () => location.reload() };
  verbs[said.type]?.(said);
}

function hearWelcome(said) {
  for (const room of said.rooms) store.open(room);
  if (welcomed) {
    said.entries.forEach(put);
  } else {
    said.entries.forEach((entry) => store.put(entry));
    welcomed = true;
    panes.private.refresh();
  }
  rooms.follow();
  for (const pane of Object.values(panes)) pane.composer.reconnected();
  showPending();
  markRead();
}

function hearRoom(said) {
  store.open(said.room);
  said.entries.forEach((entry) => store.put(entry));
  if (panes.channel.room === said.room) {
    panes.channel.refresh();
    rooms.filled = true;
  }
  showPending();
  markRead();
}

function hearAck(said) {
  showPending();
  for (const pane of Object.values(panes)) pane.composer.say("");
  if (said.entry) put(said.entry);
}

function hearSuggestions(said) {
  for (const pane of Object.values(panes)) pane.composer.suggested(said.n, said.list);
}

function hearRefused(said) {
  if (said.code === "room" || said.code === "rooms") rooms.refused(said.sentence);
  else (said.room === store.own ? panes.private : panes.channel).composer.say(said.sentence);
  showPending();
}

function put(entry) {
  if (!store.put(entry)) return;
  const pane = entry.room === store.own ? panes.private : panes.channel;
  if (pane.room === entry.room) pane.put(entry);
  markRead();
}

function showRoom(room) {
  panes.channel.show(room);
  document.querySelector('[data-tab="channel"] .tab-name').textContent = room;
  showPending();
  markRead();
}

function showPending() {
  const note = word(state === "connected" ? "web-sending" : "web-waiting");
  for (const pane of Object.values(panes)) pane.showPending(outbox.lines, note);
}

function showState(now) {
  state = now;
  document.body.dataset.state = now;
  const key = { connecting: "web-connecting", connected: "web-connected", lost: "web-lost" }[now];
  document.getElementById("status").textContent = word(key);
  const offline = document.getElementById("offline");
  offline.textContent = word("web-lost-hint");
  offline.hidden = now !== "lost";
  showPending();
}

/**
 * What is tapped is typed below its picture. A move begun by tapping in the channel goes on in private, where the tiles
 * are; one begun in private stays there, for it may be secret.
 */
function tap(pane, area) {
  const { channel, private: own } = panes;
  const begun = (pane === own ? channel : own).composer;
  if (pane === own && !own.composer.text) own.composer.takeOver(channel.composer);
  const stays = pane === channel && begun.tapped && !narrow.matches && !channel.composer.text;
  (stays ? begun : pane.composer).insert(area);
}

/** Whether somebody is looking at a pane's newest message. */
function looking(kind) {
  const pane = panes[kind];
  const visible = !narrow.matches || document.body.dataset.pane === kind;
  return visible && pane.log.atEnd && document.visibilityState === "visible" && document.hasFocus();
}

function markRead() {
  if (!welcomed) return;
  for (const kind of ["channel", "private"]) if (looking(kind)) store.read(panes[kind].room);
  const counts = { channel: store.channels().reduce((sum, room) => sum + store.unread(room), 0), private: store.unread(store.own) };
  for (const [kind, count] of Object.entries(counts)) badge(document.querySelector(`[data-tab="${kind}"] .badge`), count);
  const sum = counts.channel + counts.private;
  document.title = `${sum ? `(${sum}) ` : ""}${panes.channel.room} · ${word("web-title")}`;
  rooms.show();
}

function badge(node, count) {
  node.hidden = count === 0;
  node.replaceChildren(el("span", { "aria-hidden": "true" }, String(count)), el("span.unseen", {}, word("web-unread", { count })));
}

function showPane(kind) {
  document.body.dataset.pane = kind;
  for (const tab of document.querySelectorAll("[data-tab]")) {
    if (tab.dataset.tab === kind) tab.setAttribute("aria-current", "true");
    else tab.removeAttribute("aria-current");
  }
  panes[kind].log.toEnd();
  markRead();
}

for (const tab of document.querySelectorAll("[data-tab]")) tab.addEventListener("click", () => showPane(tab.dataset.tab));
for (const skip of document.querySelectorAll("[data-skip]")) {
  skip.addEventListener("click", () => {
    showPane(skip.dataset.skip);
    panes[skip.dataset.skip].composer.focus();
  });
}
for (const happens of ["focus", "visibilitychange"]) addEventListener(happens, markRead);
document.addEventListener("visibilitychange", markRead);
narrow.addEventListener("change", markRead);

document.getElementById("me").append(face(nick, name), el("span.me-name", {}, name));
document.getElementById("menu-me").textContent = word("web-me", { name });
const language = document.getElementById("language");
for (const code of languages.split(" ")) {
  const known = new Intl.DisplayNames([code], { type: "language" }).of(code);
  language.append(el("option", { value: code, lang: code, selected: code === LANGUAGE }, known));
}
dark.addEventListener("change", () => connection.ask("look", { dark: dark.matches }));
language.addEventListener("change", () => connection.ask("language", { language: language.value }));

showState("connecting");
rooms.follow();
connection.connect();
if (!narrow.matches) panes.channel.composer.focus();
