import { markDraftPosted } from './draft-posted.ts';

/**
 * Looks after the contact forms that React has not come for. Posted without a connection they would
 * be lost to the browser's own error page: the first press says so beside the form instead. What a
 * browser believes of the connection can be wrong, so that a second press posts all the same.
 */
export function connectPlainPosts(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    const note = form.querySelector<HTMLElement>(offlineNote);
    if (!note) return;
    if (!navigator.onLine && note.hidden) {
      event.preventDefault();
      note.hidden = false;
    } else {
      markDraftPosted();
    }
  });
  addEventListener('online', () => {
    for (const note of document.querySelectorAll<HTMLElement>(offlineNote)) note.hidden = true;
  });
}

const offlineNote = '[data-offline-note]';
