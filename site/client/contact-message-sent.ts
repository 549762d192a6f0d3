import { logEvent } from './analytics/log-event.ts';
import { contactDraftKey, unsentMessageKey } from './draft-names.ts';
import { isDraftPosted } from './draft-posted.ts';

/**
 * Forgets the draft on the page that says "sent" to a plainly posted form, whose own script was
 * not there to do it; and the message that waits in this browser, where it is the same. Only a
 * draft that was posted: who has that page bookmarked, or comes back to it, may have begun another.
 */
export function forgetPostedDraft(): void {
  if (!document.querySelector('[data-message-sent]')) return;
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(contactDraftKey) ?? 'null');
    if (!isDraftPosted(draft)) return;
    logEvent({ name: 'contact_form_sent', parameters: {} });
    sessionStorage.removeItem(contactDraftKey);
    const unsent: unknown = JSON.parse(localStorage.getItem(unsentMessageKey) ?? 'null');
    if (isSame(draft, unsent)) localStorage.removeItem(unsentMessageKey);
  } catch {
    // Storage is blocked, or holds what is not ours: there is nothing to forget.
  }
}

/** A draft notes which message it is that could not be sent, whatever its words are by now. */
function isSame(draft: object, unsent: unknown): boolean {
  return (
    typeof unsent === 'object' &&
    unsent !== null &&
    Reflect.get(unsent, 'until') === Reflect.get(draft, 'unsent')
  );
}
