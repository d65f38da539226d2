/** The time left, counted down to the moment that a message names. */

import { left } from "./dates.js";
import { Component, html } from "./vendor/htm-preact-standalone.js";

/** @extends {Component<{due: number}>} */
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
    // Not a live region, which screen readers would read every second; the text states the time as well.
    return seconds > 0 && html`<p class="countdown" role="timer" aria-live="off">${left(seconds)}</p>`;
  }
}
