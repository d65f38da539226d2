/** Brings the page to the front when one of its notifications is pressed. */

const worker = /** @type {any} */ (self);

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

/** @param {string} address */
async function show(address) {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const path = new URL(address).pathname;
  const open = windows.find((/** @type {{url: string}} */ { url }) => new URL(url).pathname === path);
  await (open ? open.focus() : worker.clients.openWindow(address));
}
