const offlineNote = '[data-offline-note]';

/**
 * For contact forms that React has not taken over yet. Posted without a connection, what was typed
 * would be lost to the browser's own error page, so the first press on Send shows a note instead. The
 * browser can be wrong about the connection, so a second press posts.
 */
export function connectOfflineNotes(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    const note = form.querySelector<HTMLElement>(offlineNote);
    if (!note || navigator.onLine || !note.hidden) return;
    event.preventDefault();
    note.hidden = false;
  });
  addEventListener('online', () => {
    for (const note of document.querySelectorAll<HTMLElement>(offlineNote)) note.hidden = true;
  });
}
