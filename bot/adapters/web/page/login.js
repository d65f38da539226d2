/** The login page: choose a nickname. */

import { el } from "./dom.js";
import { LANGUAGE, translate } from "./translate.js";

const form = document.getElementById("login");
const field = document.getElementById("name");
const problem = document.getElementById("problem");

/** Claim a nickname; returns the address of its chat, or null after showing why it was refused. */
async function claim(name) {
  const answer = await fetch("/enter", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ name, language: LANGUAGE }),
  });
  const result = await answer.json();
  if (answer.ok) return result.to;
  // This browser may own the nickname: it sends the cookie only to that nickname's address.
  if (result.to && (await fetch(`${result.to}alive`)).ok) return result.to;
  showProblem(result.sentence);
  return null;
}

function showProblem(sentence) {
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
    const to = await claim(field.value);
    if (to) location.assign(to);
  } catch {
    showProblem(translate("web-refused-offline"));
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
