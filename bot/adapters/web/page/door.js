/** The door: a nickname, and in. */

import { el } from "./dom.js";
import { LANGUAGE, word } from "./words.js";

const form = document.getElementById("door");
const field = document.getElementById("name");
const problem = document.getElementById("problem");

async function enter(name) {
  const answer = await fetch("/enter", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ name, language: LANGUAGE }),
  });
  const told = await answer.json();
  if (answer.ok) return told.to;
  // A nickname that is taken may be one's own: its cookie is only shown below its own address.
  if (told.to && (await fetch(`${told.to}alive`)).ok) return told.to;
  complain(told.sentence);
  return null;
}

function complain(sentence) {
  problem.textContent = sentence;
  field.setAttribute("aria-invalid", "true");
  field.focus();
  field.select();
}

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const button = form.querySelector("button");
  button.disabled = true;
  problem.textContent = "";
  try {
    const to = await enter(field.value);
    if (to) location.assign(to);
  } catch {
    complain(word("web-refused-offline"));
  } finally {
    button.disabled = false;
  }
});

const languages = document.getElementById("languages");
for (const language of languages.dataset.languages.split(" ")) {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language);
  const current = language === LANGUAGE ? { "aria-current": "true" } : {};
  languages.append(el("a", { href: `/?lang=${language}`, lang: language, hreflang: language, ...current }, name));
}
