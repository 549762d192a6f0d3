import type { LoggedEvent } from './analytics-events.ts';

/**
 * The address of the site's own count. `POST` an {@link EventBatch} as JSON; 204 once it is counted. Ad blockers
 * stop requests to `/api/events` and other names of trackers, on every site.
 */
export const eventsAddress = '/api/daily-counts';

/** With the address of before, which pages opened earlier and other programs use. */
export const eventsAddresses: readonly string[] = [eventsAddress, '/api/events'];

/**
 * What a page reports. Nothing in it identifies the visitor: the browser remembers how the visit began
 * while the tab is open, so the server need not recognize it.
 */
export interface EventBatch {
  readonly visit: Visit;
  /**
   * The steps that this visit reached for the first time since the previous batch. The server ignores
   * `sent-message` here: that step needs the id of a stored message, on the event `contact_form_sent`.
   */
  readonly reached: readonly VisitStep[];
  readonly events: readonly LoggedEvent[];
}

/** How a visit began. It ends with the tab, or after {@link visitPause} without an event. */
export interface Visit {
  /** The route pattern of its first screen. */
  readonly landing: string;
  /** The host of the page that linked here, if the browser sends it and it is another site. */
  readonly referrer?: string;
  /** `utm_source`, `utm_medium` and `utm_campaign` of the first address. */
  readonly source?: string;
  readonly medium?: string;
  readonly campaign?: string;
}

/** From the first screen to a sent message, and the other ways to get in touch. */
export const visitSteps = [
  'visited',
  'viewed-second-page',
  'opened-contact',
  'started-form',
  'sent-message',
  'called',
  'wrote-email',
  'texted',
  'booked',
] as const;

/**
 * `visited`: the first screen. `viewed-second-page`: a second one. `opened-contact`: opened the contact
 * dialog, chose a contact type, started the form, or clicked one of these links:
 * `called`, `wrote-email`, `texted` and `booked`, the one to the page for appointments.
 */
export type VisitStep = (typeof visitSteps)[number];

/** In milliseconds. After such a pause a new visit begins. */
export const visitPause = 30 * 60 * 1000;

/** The limits of a batch. A page with more to report sends another. */
export const batchBounds = { events: 50, bytes: 32 * 1024, text: 200 } as const;
