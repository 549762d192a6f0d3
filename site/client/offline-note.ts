const offlineNote = '[data-offline-note]';

/**
 * For forms whose script has not come: without a connection, the first press on Send shows a note, since
 * the browser's error page would lose the text. The browser can be wrong, so a second press posts.
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
