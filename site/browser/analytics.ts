import type { AnalyticsEvent, LoggedEvent } from '#contract/analytics-events.ts';

declare global {
  interface Window {
    /**
     * What has happened on this page and was not yet taken by a sink. It is a property of the
     * window, so that every script of the page writes into the same list, whenever it arrives.
     */
    analyticsQueue?: LoggedEvent[];
  }
}

/** Notes an event. It waits in the page until a sink takes it. */
export function logEvent(event: AnalyticsEvent): void {
  (window.analyticsQueue ??= []).push({ ...event, at: Date.now() });
}

/** The events that are the click itself: elements name theirs in `data-event`. */
export function logClicks(): void {
  document.addEventListener('click', ({ target }) => {
    const clicked = target instanceof Element ? target.closest('[data-event]') : null;
    const name = clickEvents.find((event) => event === clicked?.getAttribute('data-event'));
    if (name !== undefined) logEvent({ name, parameters: {} });
  });
}

const clickEvents = ['open_contact', 'client_images'] as const;
