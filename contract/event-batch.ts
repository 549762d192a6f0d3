import type { LoggedEvent } from './analytics-events.ts';

/**
 * What a page tells this site's own count. Nothing in it says who the visitor is: the browser itself
 * remembers, for as long as the tab is open, how its visit began and how far it has come, so that the
 * server need not know one visit from another.
 */

/** `POST` takes an {@link EventBatch} in JSON, and answers 204 once it is counted. */
export const eventsAddress = '/api/events';

export interface EventBatch {
  readonly visit: Visit;
  /**
   * The steps that this visit reached for the first time since the batch before. The server ignores
   * `sent-message` here: that step needs the id of a stored message, on the event `contact_form_sent`.
   */
  readonly reached: readonly VisitStep[];
  readonly events: readonly LoggedEvent[];
}

/** How a visit began; `''` is nothing. It ends with the tab, or after {@link visitPause} without an event. */
export interface Visit {
  /** The route pattern of its first screen. */
  readonly landing: string;
  /** The host of the page that linked here, where the browser says so and it is not this site. */
  readonly referrer?: string;
  /** `utm_source`, `utm_medium` and `utm_campaign` of the first address. */
  readonly source?: string;
  readonly medium?: string;
  readonly campaign?: string;
}

/** The way from the first screen to a sent message; and the two other ways to get in touch. */
export const visitSteps = [
  'came',
  'looked-further',
  'turned-to-contact',
  'started-form',
  'sent-message',
  'called',
  'wrote-mail',
] as const;

/**
 * `came`: the first screen. `looked-further`: a second one. `turned-to-contact`: opened the contact
 * dialog, chose a contact type, began the form, or clicked the phone number or the mail address.
 * `called` and `wrote-mail`: clicked that link; what came of it nobody knows.
 */
export type VisitStep = (typeof visitSteps)[number];

/** In milliseconds: who comes back to a tab after it begins another visit. */
export const visitPause = 30 * 60 * 1000;

/** What a batch may hold at most; a page with more to tell sends another. */
export const batchBounds = { events: 50, bytes: 32 * 1024, text: 200 } as const;
