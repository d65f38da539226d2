/** Pictures and areas that could not be loaded: each is asked for again after a growing wait, and once the connection is back. */

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 60_000;
/** After so many tries, in some three minutes, a file is asked for again only once the connection is back. */
const MOST_TRIES = 8;

class FailedFile {
  /** @param {string} address */
  constructor(address) {
    this.address = address;
    this.tries = 0;
    this.timer = 0;
    this.goOn = () => {};
    /** @type {Promise<boolean> | null} Whether it can be loaded again, while that is tried. */
    this.trying = null;
  }

  /** Try until it can be loaded; returns false if it is gone. */
  async load() {
    for (;;) {
      await this.pause();
      const status = await statusOf(this.address);
      if (status >= 200 && status < 300) return true;
      if (status >= 400 && status < 500) return false;
    }
  }

  /** Wait until the next try. */
  pause() {
    /** @type {Promise<void>} */
    const paused = new Promise((done) => {
      this.goOn = done;
    });
    if (this.tries < MOST_TRIES) this.timer = setTimeout(this.goOn, Math.min(FIRST_WAIT * 2 ** this.tries, LONGEST_WAIT));
    this.tries += 1;
    return paused;
  }

  /** Try at once. */
  tryNow() {
    clearTimeout(this.timer);
    this.tries = 0;
    this.goOn();
  }
}

/** @type {Map<string, FailedFile>} The files that have failed, also those that could be loaded since: they may fail again. */
const failed = new Map();

addEventListener("online", tryFailedFiles);

/**
 * Wait until a file that could not be loaded is in the browser's cache, or could be; returns false if it is gone.
 * @param {string} address
 * @returns {Promise<boolean>}
 */
export function loadAgain(address) {
  const file = failed.get(address) ?? new FailedFile(address);
  failed.set(address, file);
  file.trying ??= file.load().finally(() => {
    file.trying = null;
  });
  return file.trying;
}

/** Ask at once for all files that could not be loaded: the connection is back. */
export function tryFailedFiles() {
  for (const file of failed.values()) file.tryNow();
}

/**
 * The status of the answer that has arrived as a whole; 0 if none has.
 * @param {string} address
 */
async function statusOf(address) {
  try {
    const answer = await fetch(address);
    await answer.blob();
    return answer.status;
  } catch {
    return 0;
  }
}
