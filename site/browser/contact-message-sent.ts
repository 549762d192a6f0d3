/**
 * Forgets the draft on the page that says "sent" to a plainly posted form, whose own script was
 * not there to do it. `data-message-sent` on that page says where the draft is kept, so that the
 * script of every page need not bring the draft's own along. Only on arriving: who reloads that
 * page, or comes back to it, may have begun another message in its dialog.
 */
export function forgetPostedDraft(): void {
  const key = document.querySelector<HTMLElement>('[data-message-sent]')?.dataset.messageSent;
  if (key === undefined || !hasJustArrived()) return;
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Where storage is blocked nothing was written.
  }
}

function hasJustArrived(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit instanceof PerformanceNavigationTiming && visit.type === 'navigate';
}
