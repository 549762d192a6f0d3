/**
 * What is kept of visits: how often something was seen on a day, and nothing of who saw it. No event
 * is stored; each only raises counts.
 */

/** What is counted, and what its `first` and `second` are; where one says nothing it is `''`. */
export const countedThings = {
  /** An event of the site. First: its name. */
  event: 'event',
  /** A screen that was shown. First: its path. */
  screen: 'screen',
  /** From one screen to the next. First: the route pattern before, '' at the first; second: the one after. */
  way: 'way',
  /** A visit that reached a step. First: the step; second: the route pattern of its first screen. */
  step: 'step',
  /** The same. First: the step; second: where it came from, such as `google.com` or '' for nowhere. */
  sourceStep: 'source-step',
  /** The same. First: the step; second: `source / medium / campaign`; only of visits that say one. */
  campaignStep: 'campaign-step',
  /** A stored message, counted by the server, on the day the message was received. */
  message: 'message',
  /** First: the contact type that was chosen. */
  contactType: 'contact-type',
  /** First: the reason's code of a form that could not be sent. */
  formFailure: 'form-failure',
  /** First: the path of an article read to its end. */
  articleRead: 'article-read',
  /** A vital, one each. First: the route pattern; second: the bucket of its value (`vital-buckets.ts`). */
  LCP: 'LCP',
  INP: 'INP',
  CLS: 'CLS',
  /** A screen that a crawler's browser was shown. It counts nowhere else. */
  crawler: 'crawler',
} as const;

export type CountedThing = (typeof countedThings)[keyof typeof countedThings];

export interface DailyCount {
  /** By the agency's clock: `2026-11-21`. */
  readonly day: string;
  readonly what: CountedThing;
  readonly first: string;
  readonly second: string;
  readonly count: number;
}

/** Every method throws `StoreUnavailable` when the store cannot be read or written. */
export interface DailyCountStore {
  /** Raises the counts, all or none. By the time it answers they outlive this process. */
  add(counts: readonly DailyCount[]): Promise<void>;
  /**
   * Every count of the days from `from` to `to`, both included. The site asks for the names of one day;
   * a report, which is of many, asks for sums (`report-counts.ts`).
   */
  between(from: string, to: string): Promise<readonly DailyCount[]>;
  /**
   * Returns the distinct sources and campaigns of the visits that came from `from` to `to`, both
   * included, without reading other counts.
   */
  sourceNames(from: string, to: string): Promise<readonly SourceName[]>;
}

/** The name of a source or a campaign. */
export interface SourceName {
  readonly what: 'source-step' | 'campaign-step';
  readonly name: string;
}

/** One that also takes in what was counted elsewhere. */
export interface FillableCountStore extends DailyCountStore {
  /**
   * Raises those that are smaller to what they were elsewhere, and answers how many that were. Each is
   * given once.
   */
  raiseTo(counts: readonly DailyCount[]): Promise<number>;
}
