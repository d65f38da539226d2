/** The login page: choose a nickname, or get one back. */

import { LANGUAGE, translate } from "./translate.js";
import { html, render } from "./vendor/htm-preact-standalone.js";

/** So many nicknames of this browser are offered, those used last. */
const MOST_KNOWN = 3;

const known = /** @type {HTMLElement} */ (document.getElementById("known"));
const languages = /** @type {HTMLElement} */ (document.getElementById("languages"));
const claiming = formOf("login", "name", "problem");
const recovering = formOf("recovery", "phrase", "phrase-problem");

/** @typedef {{form: HTMLFormElement, field: HTMLInputElement, problem: HTMLElement}} Form */

/**
 * @param {string} form
 * @param {string} field
 * @param {string} problem
 * @returns {Form}
 */
function formOf(form, field, problem) {
  return {
    form: /** @type {HTMLFormElement} */ (document.getElementById(form)),
    field: /** @type {HTMLInputElement} */ (document.getElementById(field)),
    problem: /** @type {HTMLElement} */ (document.getElementById(problem)),
  };
}

/**
 * @param {string} path
 * @param {Record<string, string>} asked
 */
async function ask(path, asked) {
  const answer = await fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...asked, language: LANGUAGE }),
  });
  return { ok: answer.ok, ...(await answer.json()) };
}

/** Claim a nickname; returns the address of its chat, or null after showing why it was refused. */
async function claim() {
  recovering.form.hidden = true;
  const result = await ask("/enter", { name: claiming.field.value });
  if (result.ok) return result.to;
  // This browser may own the nickname: it sends the cookie only to that person's address.
  for (const to of result.to) if ((await fetch(`${to}alive`)).ok) return to;
  const owned = result.to.length > 0;
  recovering.form.hidden = !owned;
  if (result.near) claiming.field.value = result.near;
  const more = owned ? translate("web-login-own") : result.near ? translate("web-login-near") : "";
  showProblem(claiming, `${result.sentence} ${more}`.trim());
  return null;
}

/** Get a nickname back; returns the address of its chat, or null after showing why it was refused. */
async function recover() {
  const result = await ask("/recover", { name: claiming.field.value, phrase: recovering.field.value });
  if (result.ok) return result.to;
  showProblem(recovering, result.sentence);
  return null;
}

/**
 * @param {Form} form
 * @param {string} sentence
 */
function showProblem({ field, problem }, sentence) {
  problem.textContent = sentence;
  field.setAttribute("aria-invalid", "true");
  field.focus();
  field.select();
  problem.scrollIntoView({ block: "nearest" });
}

/**
 * Go to the chat whose address an action returns.
 * @param {Form} which
 * @param {() => Promise<string | null>} action
 */
function onSubmit(which, action) {
  which.form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const button = /** @type {HTMLButtonElement} */ (which.form.querySelector("button"));
    button.disabled = true;
    which.problem.textContent = "";
    try {
      const to = await action();
      if (to) location.assign(to + location.hash); // an invitation names the channel there
    } catch {
      showProblem(which, translate("web-refused-offline"));
    } finally {
      button.disabled = false;
    }
  });
}

onSubmit(claiming, claim);
onSubmit(recovering, recover);
// A phrase belongs to the nickname that was refused.
claiming.field.addEventListener("input", () => {
  if (recovering.form.hidden) return;
  recovering.form.hidden = true;
  claiming.problem.textContent = "";
});

// A form that was submitted before this script had loaded: the server has sent the page again.
const address = new URL(location.href);
if (address.searchParams.has("enter")) {
  address.searchParams.delete("enter");
  history.replaceState(null, "", address); // so that Back leads to the form
  claiming.form.requestSubmit();
}

/** Offer the nicknames that this browser may use, and forget those that it may use no more. */
async function offerKnown() {
  const own = `summarum:${document.documentElement.dataset.instance}:`;
  const kept = Object.keys(localStorage).filter((key) => key.startsWith(own) && key.endsWith(":name"));
  const people = kept.map((key) => {
    const [name, at] = JSON.parse(localStorage.getItem(key) ?? "");
    return { key, name, at, to: `/as/${key.split(":")[2]}/` };
  });
  const answers = await Promise.all(people.map(({ to }) => fetch(`${to}alive`)));
  people.forEach(({ key }, at) => answers[at].status === 403 && localStorage.removeItem(key));
  const mine = people.filter((_, at) => answers[at].ok).sort((one, other) => other.at - one.at).slice(0, MOST_KNOWN);
  known.hidden = mine.length === 0;
  render(html`${mine.map(({ name, to }) => html`<a key=${to} class="primary" href="${to}${location.hash}">${translate("web-login-back", { name })}</a>`)}`, known);
}

offerKnown().catch(() => {}); // without a connection there is nowhere to go

const codes = (languages.dataset.languages ?? "").split(" ");
render(html`${codes.map((code) => html`<a key=${code} href="/?lang=${code}${location.hash}" lang=${code} hreflang=${code} aria-current=${code === LANGUAGE ? "true" : null}>
  ${new Intl.DisplayNames([code], { type: "language" }).of(code)}
</a>`)}`, languages);
