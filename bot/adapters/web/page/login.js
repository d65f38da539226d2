/** The login page: choose a nickname. */

import { LANGUAGE, translate } from "./translate.js";
import { html, render } from "./vendor/htm-preact-standalone.js";

const form = /** @type {HTMLFormElement} */ (document.getElementById("login"));
const field = /** @type {HTMLInputElement} */ (document.getElementById("name"));
const problem = /** @type {HTMLElement} */ (document.getElementById("problem"));
const languages = /** @type {HTMLElement} */ (document.getElementById("languages"));

/**
 * Claim a nickname; returns the address of its chat, or null after showing why it was refused.
 * @param {string} name
 */
async function claim(name) {
  const answer = await fetch("/enter", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ name, language: LANGUAGE }),
  });
  const result = await answer.json();
  if (answer.ok) return result.to;
  // This browser may own the nickname: it sends the cookie only to that person's address.
  for (const to of result.to) if ((await fetch(`${to}alive`)).ok) return to;
  showProblem(result.sentence);
  return null;
}

/** @param {string} sentence */
function showProblem(sentence) {
  problem.textContent = sentence;
  field.setAttribute("aria-invalid", "true");
  field.focus();
  field.select();
}

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const button = /** @type {HTMLButtonElement} */ (form.querySelector("button"));
  button.disabled = true;
  problem.textContent = "";
  try {
    const to = await claim(field.value);
    if (to) location.assign(to + location.hash); // an invitation names the channel there
  } catch {
    showProblem(translate("web-refused-offline"));
  } finally {
    button.disabled = false;
  }
});

const codes = (languages.dataset.languages ?? "").split(" ");
render(html`${codes.map((code) => html`<a key=${code} href="/?lang=${code}${location.hash}" lang=${code} hreflang=${code} aria-current=${code === LANGUAGE ? "true" : null}>
  ${new Intl.DisplayNames([code], { type: "language" }).of(code)}
</a>`)}`, languages);
