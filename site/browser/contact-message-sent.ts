/**
 * Forgets the draft on the page that says "sent" to a plainly posted form, whose own script was
 * not there to do it. `data-message-sent` on that page says where the draft is kept, so that the
 * script of every page need not bring the draft's own along. Only on arriving from a page of ours:
 * who reloads that page, comes back to it or has it bookmarked may have begun another message.
 */
export function forgetPostedDraft(): void {
  const key = document.querySelector<HTMLElement>('[data-message-sent]')?.dataset.messageSent;
  if (key === undefined || !comesFromForm()) return;
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Where storage is blocked nothing was written.
  }
}

/** Nothing of ours leads to that page but the answer to a form. */
function comesFromForm(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  const arrives = visit instanceof PerformanceNavigationTiming && visit.type === 'navigate';
  return arrives && document.referrer.startsWith(`${location.origin}/`);
}
