/** The chat page of a person. */

import { App } from "./app.js";
import { Chat } from "./chat.js";
import { keepFocus, typeAnywhere } from "./focus.js";
import { SMALL } from "./screen.js";
import { html, render } from "./vendor/htm-preact-standalone.js";

const { person = "", name = "", instance = "" } = document.documentElement.dataset;
const chat = new Chat({ id: person, name, instance });
render(html`<${App} chat=${chat} />`, document.body);
chat.start();
if (!SMALL.matches) chat.composer?.focus();
keepFocus(chat);
typeAnywhere(chat);
