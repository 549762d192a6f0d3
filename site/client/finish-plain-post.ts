import { logEvent } from './analytics/log-event.ts';
import { isNewVisit } from './is-new-visit.ts';
import { removeTab } from './tab-storage.ts';

/** Where `sessionStorage` has what is typed into a contact form and not sent yet. */
export const draftKey = 'contact-draft';

/**
 * Logs a plainly posted message and removes its draft, on the page that confirms it. Only on arrival from
 * the form: after a reload, or from a bookmark, the draft is another message.
 */
export function finishPlainPost(): void {
  const confirmation = document.querySelector<HTMLElement>('[data-message-sent]');
  // A page that is still loading has no `:target` yet.
  if (!confirmation || location.hash !== `#${confirmation.id}`) return;
  if (!isNewVisit() || document.referrer === '') return;
  logEvent({ name: 'contact_form_sent', parameters: {} });
  removeTab(draftKey);
}
