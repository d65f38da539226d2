/** The chat page of a person: two panels and one connection. */

import { markAreas } from "./tappable-picture.js";
import { Connection, Outbox } from "./connection.js";
import { el, avatar, randomId } from "./dom.js";
import { ChatPanel } from "./chat-panel.js";
import { ChannelMenu } from "./channel-menu.js";
import { MessageStore } from "./message-store.js";
import { PictureViewer } from "./picture-viewer.js";
import { LANGUAGE, translate } from "./translate.js";

const { nick, name, instance, languages } = document.documentElement.dataset;
const prefix = `summarum:${instance}:${nick}:`;
const store = new MessageStore(prefix, nick);
const outbox = new Outbox(prefix);
const narrow = matchMedia("(max-width: 859px)");
const dark = matchMedia("(prefers-color-scheme: dark)");
const viewer = new PictureViewer(document.getElementById("viewer"));
let state = "connecting";
let welcomed = false;

const connection = new Connection(outbox, {
  state: showState,
  hello: () => ({ since: store.version, rooms: welcomed ? [...store.rooms.keys()] : [], dark: dark.matches }),
  message: receive,
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
  changed: () => markAreas(Object.values(panels).flatMap((panel) => panel.composer.taps.map((tap) => tap.area))),
  scrolled: markRead,
};
const panels = {};
for (const node of document.querySelectorAll(".panel")) panels[node.dataset.panel] = new ChatPanel(node, node.dataset.panel, page);
panels.private.head.append(avatar(null, ""), translate("web-bot"));
panels.private.show(store.own);

const channelMenu = new ChannelMenu(panels.channel.head, {
  store,
  open: (room) => connection.ask("open", { room }),
  leave: (room) => {
    connection.ask("leave", { room });
    store.close(room);
  },
  show: showRoom,
});

function receive(message) {
  const handlers = { welcome: onWelcome, entry: (it) => add(it.entry), ack: onAck, room: onRoom, suggestions: onSuggestions, refused: onRefused, language: () => location.reload() };
  handlers[message.type]?.(message);
}

function onWelcome(message) {
  for (const room of message.rooms) store.open(room);
  if (welcomed) {
    message.entries.forEach(add);
  } else {
    message.entries.forEach((entry) => store.add(entry));
    welcomed = true;
    panels.private.refresh();
  }
  channelMenu.followAddress();
  for (const panel of Object.values(panels)) panel.composer.reconnected();
  showPending();
  markRead();
}

function onRoom(message) {
  store.open(message.room);
  message.entries.forEach((entry) => store.add(entry));
  if (panels.channel.room === message.room) {
    panels.channel.refresh();
    channelMenu.filled = true;
  }
  showPending();
  markRead();
}

function onAck(message) {
  showPending();
  for (const panel of Object.values(panels)) panel.composer.showNotice("");
  if (message.entry) add(message.entry);
}

function onSuggestions(message) {
  for (const panel of Object.values(panels)) panel.composer.showSuggestions(message.n, message.list);
}

function onRefused(message) {
  if (message.code === "room" || message.code === "rooms") channelMenu.showProblem(message.sentence);
  else (message.room === store.own ? panels.private : panels.channel).composer.showNotice(message.sentence);
  showPending();
}

function add(entry) {
  if (!store.add(entry)) return;
  const panel = entry.room === store.own ? panels.private : panels.channel;
  if (panel.room === entry.room) panel.add(entry);
  markRead();
}

function showRoom(room) {
  panels.channel.show(room);
  document.querySelector('[data-tab="channel"] .tab-name').textContent = room;
  showPending();
  markRead();
}

function showPending() {
  const note = translate(state === "connected" ? "web-sending" : "web-waiting");
  for (const panel of Object.values(panels)) panel.showPending(outbox.lines, note);
}

function showState(next) {
  state = next;
  document.body.dataset.state = next;
  const key = { connecting: "web-connecting", connected: "web-connected", lost: "web-lost" }[next];
  document.getElementById("status").textContent = translate(key);
  const offline = document.getElementById("offline");
  offline.textContent = translate("web-lost-hint");
  offline.hidden = next !== "lost";
  showPending();
}

/**
 * Type a tapped area into the field below its picture. A line begun by tapping in the channel continues in private, where the
 * tiles are; one begun in private stays there, because it may be secret.
 */
function tap(panel, area) {
  const { channel, private: own } = panels;
  const other = (panel === own ? channel : own).composer;
  if (panel === own && !own.composer.text) own.composer.takeOver(channel.composer);
  const staysPrivate = panel === channel && other.begunByTap && !narrow.matches && !channel.composer.text;
  (staysPrivate ? other : panel.composer).insert(area);
}

/** Whether the newest message of a panel is in view. */
function isInView(kind) {
  const panel = panels[kind];
  const visible = !narrow.matches || document.body.dataset.panel === kind;
  return visible && panel.messages.atEnd && document.visibilityState === "visible" && document.hasFocus();
}

function markRead() {
  if (!welcomed) return;
  for (const kind of ["channel", "private"]) if (isInView(kind)) store.markRead(panels[kind].room);
  const counts = { channel: store.channels().reduce((sum, room) => sum + store.unread(room), 0), private: store.unread(store.own) };
  for (const [kind, count] of Object.entries(counts)) showBadge(document.querySelector(`[data-tab="${kind}"] .badge`), count);
  const sum = counts.channel + counts.private;
  document.title = `${sum ? `(${sum}) ` : ""}${panels.channel.room} · ${translate("web-title")}`;
  channelMenu.redraw();
}

function showBadge(node, count) {
  node.hidden = count === 0;
  node.replaceChildren(el("span", { "aria-hidden": "true" }, String(count)), el("span.visually-hidden", {}, translate("web-unread", { count })));
}

function showPane(kind) {
  document.body.dataset.panel = kind;
  for (const tab of document.querySelectorAll("[data-tab]")) {
    if (tab.dataset.tab === kind) tab.setAttribute("aria-current", "true");
    else tab.removeAttribute("aria-current");
  }
  panels[kind].messages.toEnd();
  markRead();
}

for (const tab of document.querySelectorAll("[data-tab]")) tab.addEventListener("click", () => showPane(tab.dataset.tab));
for (const skip of document.querySelectorAll("[data-skip]")) {
  skip.addEventListener("click", () => {
    showPane(skip.dataset.skip);
    panels[skip.dataset.skip].composer.focus();
  });
}
for (const type of ["focus", "visibilitychange"]) addEventListener(type, markRead);
document.addEventListener("visibilitychange", markRead);
narrow.addEventListener("change", markRead);

document.getElementById("me").append(avatar(nick, name), el("span.me-name", {}, name));
document.getElementById("menu-me").textContent = translate("web-me", { name });
const language = document.getElementById("language");
for (const code of languages.split(" ")) {
  const known = new Intl.DisplayNames([code], { type: "language" }).of(code);
  language.append(el("option", { value: code, lang: code, selected: code === LANGUAGE }, known));
}
dark.addEventListener("change", () => connection.ask("look", { dark: dark.matches }));
language.addEventListener("change", () => connection.ask("language", { language: language.value }));

showState("connecting");
channelMenu.followAddress();
connection.connect();
if (!narrow.matches) panels.channel.composer.focus();
