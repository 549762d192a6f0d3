import { contactDraftKey } from './contact-draft-key.ts';

/**
 * Forgets the draft on the page that says "sent" to a plainly posted form, whose own script was
 * not there to do it. Only on arriving: who reloads that page, or comes back to it, may have begun
 * another message in its dialog.
 */
export function forgetPostedDraft(): void {
  if (!document.querySelector('[data-message-sent]') || !hasJustArrived()) return;
  try {
    sessionStorage.removeItem(contactDraftKey);
  } catch {
    // Where storage is blocked nothing was written.
  }
}

function hasJustArrived(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit instanceof PerformanceNavigationTiming && visit.type === 'navigate';
}
