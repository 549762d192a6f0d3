/**
 * Forgets the draft on the page that says "sent" to a plainly posted form, whose own script was
 * not there to do it; and the message that waits in this browser, where it is the same.
 * That page says by which names they are kept, so that the script of every page need not bring the
 * draft's own along. Only on arriving from a page of ours: who reloads that page, comes back to it
 * or has it bookmarked may have begun another message.
 */
export function forgetPostedDraft(): void {
  const { messageSent: draftKey, messageUnsent: unsentKey } =
    document.querySelector<HTMLElement>('[data-message-sent]')?.dataset ?? {};
  if (draftKey === undefined || unsentKey === undefined || !comesFromForm()) return;
  try {
    const posted = sessionStorage.getItem(draftKey);
    sessionStorage.removeItem(draftKey);
    if (posted !== null && textsOf(localStorage.getItem(unsentKey)) === posted) {
      localStorage.removeItem(unsentKey);
    }
  } catch {
    // Where storage is blocked nothing was written.
  }
}

/** As the draft is written. */
function textsOf(json: string | null): string | undefined {
  const message: unknown = JSON.parse(json ?? 'null');
  return typeof message === 'object' && message !== null
    ? JSON.stringify(Reflect.get(message, 'texts'))
    : undefined;
}

/** Nothing of ours leads to that page but the answer to a form. */
function comesFromForm(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  const arrives = visit instanceof PerformanceNavigationTiming && visit.type === 'navigate';
  return arrives && document.referrer.startsWith(`${location.origin}/`);
}
