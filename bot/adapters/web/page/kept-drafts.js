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
    return this.in(sessionStorage);
  }

  /**
   * @param {Storage} storage
   * @returns {KeptDraft[]}
   */
  in(storage) {
    return JSON.parse(storage.getItem(this.key) ?? "[]");
  }

  /** @param {number} table */
  of(table) {
    return this.all.find((draft) => draft.table === table);
  }

  /**
   * Keep a draft that has changed, or none if its text is empty; what other tabs have of other tables stays.
   * @param {KeptDraft} draft
   */
  keep(draft) {
    const before = this.of(draft.table);
    if (draft.text ? JSON.stringify(draft) === JSON.stringify(before) : !before) return;
    for (const storage of [sessionStorage, localStorage]) {
      const others = this.in(storage).filter(({ table }) => table !== draft.table);
      storage.setItem(this.key, JSON.stringify([...others, ...(draft.text ? [draft] : [])].slice(-MOST)));
    }
  }
}
