/** How often something was seen on a day. No event is stored, and nothing about a visitor. */
export interface DailyCount {
  /** By the agency's clock: `2026-11-21`. */
  readonly day: string;
  readonly what: CountedThing;
  readonly first: string;
  readonly second: string;
  readonly count: number;
}

/** Returns the same text for counts of the same thing on the same day. */
export function countKey({ day, what, first, second }: DailyCount): string {
  return JSON.stringify([day, what, first, second]);
}

/** What is counted, and the meaning of `first` and `second`; either is `''` if it has none. */
export const countedThings = {
  /** First: the name of an event. */
  event: 'event',
  /** First: the path of a screen that was shown. */
  screen: 'screen',
  /** A visit that reached a step. First: the step; second: the route pattern of its first screen. */
  step: 'step',
  /** First: the step; second: where the visit came from, such as `google.com`; `''` if unknown. */
  sourceStep: 'source-step',
  /** First: the step; second: `source / medium / campaign`, for visits that name one. */
  campaignStep: 'campaign-step',
  /** A stored message, counted with it on the day it was received. */
  message: 'message',
  /** First: the contact type that was chosen. */
  contactType: 'contact-type',
  /** First: the code of why a form could not be sent. */
  formFailure: 'form-failure',
  /** First: the path of an article that was read to its end. */
  articleRead: 'article-read',
  /** Core Web Vitals. Second: the value (see `vitalBucket`). */
  LCP: 'LCP',
  INP: 'INP',
  CLS: 'CLS',
  /** A screen shown to a crawler, which is counted nowhere else. */
  crawler: 'crawler',
} as const;

export type CountedThing = (typeof countedThings)[keyof typeof countedThings];

/** Every method throws `StoreUnavailable` when the store cannot be read or written. */
export interface DailyCountStore {
  /** Raises the counts, all or none. Once it resolves they outlive this process. */
  add(counts: readonly DailyCount[]): Promise<void>;
  /** Returns every count of the days from `from` to `to`, both included. */
  between(from: string, to: string): Promise<readonly DailyCount[]>;
}
