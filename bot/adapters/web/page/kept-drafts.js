/** The drafts that are kept over a reload of the page and while another game is in view, one for each table. */

/**
 * `sent` is there if the draft was sent: its line may still wait in the outbox.
 * @typedef {{table: number, text: string, sent: import("./draft.js").Sent | null}} KeptDraft
 */

/** Of the drafts that were changed last, so many are kept: some are for games that have ended. */
const MOST = 20;

/** Each tab of the browser has its own drafts; one that is opened begins with those of the tab that changed one last. */
export class KeptDrafts {
  /** @param {string} prefix */
  constructor(prefix) {
    this.key = `${prefix}drafts`;
    sessionStorage.setItem(this.key, sessionStorage.getItem(this.key) ?? localStorage.getItem(this.key) ?? "[]");
  }

  /**
   * The drafts, the one that was changed last at the end.
   * @returns {KeptDraft[]}
   */
  get all() {
    return JSON.parse(sessionStorage.getItem(this.key) ?? "[]");
  }

  /** @param {number} table */
  of(table) {
    return this.all.find((draft) => draft.table === table);
  }

  /**
   * Keep a draft, or none if its text is empty.
   * @param {KeptDraft} draft
   */
  keep(draft) {
    if (!draft.text && !this.of(draft.table)) return;
    const others = this.all.filter(({ table }) => table !== draft.table);
    const drafts = JSON.stringify([...others, ...(draft.text ? [draft] : [])].slice(-MOST));
    for (const storage of [sessionStorage, localStorage]) storage.setItem(this.key, drafts);
  }
}
