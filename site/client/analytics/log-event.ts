import type { AnalyticsEvent, LoggedEvent } from '#contract/analytics-events.ts';

declare global {
  interface Window {
    /**
     * What has happened on this page, for whoever counts it. It is a property of the window, so that
     * every script of the page writes into the same list, whenever it arrives.
     */
    analyticsQueue?: LoggedEvent[];
  }
}

/** Notes an event, and says so to the window: `event-logged`. */
export function logEvent(event: AnalyticsEvent & Pick<LoggedEvent, 'messageId'>): void {
  (window.analyticsQueue ??= []).push({ ...event, at: Date.now() });
  dispatchEvent(new Event('event-logged'));
}
