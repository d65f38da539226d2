/** A hook for components that show state of the chat beside their properties. */

import { useLayoutEffect, useReducer } from "./vendor/htm-preact-standalone.js";

/**
 * Render the calling component again after every change of the chat.
 * @param {import("./chat.js").Chat} chat
 */
export function useChat(chat) {
  const [, again] = useReducer((/** @type {number} */ count) => count + 1, 0);
  // Subscribe before the next frame: the server may answer sooner.
  useLayoutEffect(() => chat.subscribe(() => again(null)), [chat]);
}
