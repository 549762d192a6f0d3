import type { AnalyticsEvent, LoggedEvent } from '#contract/analytics-events.ts';

declare global {
  interface Window {
    /** The events of this page, in one list for all of its scripts, whenever they arrive. */
    analyticsQueue?: LoggedEvent[];
  }
}

/** Adds an event to the list, and dispatches `event-logged` on the window. */
export function logEvent(event: AnalyticsEvent & Pick<LoggedEvent, 'messageId'>): void {
  (window.analyticsQueue ??= []).push({ ...event, at: Date.now() });
  dispatchEvent(new Event('event-logged'));
}
