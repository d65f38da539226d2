/** The time left, counted down to the moment that a message names. */

import { onClock } from "./dates.js";
import { translate } from "./translate.js";
import { Component, html } from "./vendor/htm-preact-standalone.js";

/** With fewer seconds left than this, the clock above the board stands out. */
const SOON = 180;

/**
 * In a sentence, or `bare` as on a clock, which stays at zero.
 * @extends {Component<{due: number, bare?: boolean}>}
 */
export class Countdown extends Component {
  componentDidMount() {
    this.ticking = setInterval(() => this.setState({}), 1000);
  }

  componentWillUnmount() {
    clearInterval(this.ticking);
  }

  render() {
    const seconds = Math.ceil((this.props.due - Date.now()) / 1000);
    if (seconds <= 0) clearInterval(this.ticking);
    if (seconds <= 0 && !this.props.bare) return null;
    const time = onClock(Math.max(0, seconds));
    const sentence = translate("web-time-left", { time });
    const [look, label] = this.props.bare ? [seconds < SOON ? "dock-time soon" : "dock-time", sentence] : ["countdown", null];
    // Not a live region, which screen readers would read every second; the text states the time as well.
    return html`<p class=${look} role="timer" aria-live="off" aria-label=${label}>${this.props.bare ? time : sentence}</p>`;
  }
}
