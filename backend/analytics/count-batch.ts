import type { LoggedEvent, WebVital } from '#contract/analytics-events.ts';
import type { EventBatch, VisitStep } from '#contract/event-batch.ts';
import type { CountedThing, DailyCount } from './daily-counts.ts';
import type { SiteScreens } from './site-screens.ts';
import { campaignOf, sourceOf } from './visit-source.ts';

/** What the server knows about a batch, and the page cannot say. */
interface BatchContext {
  /** By the agency's clock: the visitor's may be wrong. */
  readonly day: string;
  readonly isCrawler: boolean;
  readonly screens: SiteScreens;
  /** The day of each stored message that this batch claimed. */
  readonly messageDays?: readonly string[];
}

/** Returns the counts that a batch raises. A crawler raises only `crawler`, once for each screen. */
export function countBatch(
  { visit, reached, events }: EventBatch,
  { day, isCrawler, screens, messageDays = [] }: BatchContext,
): readonly DailyCount[] {
  const one: OneCount = (what, first = '', second = '') => ({ day, what, first, second, count: 1 });
  if (isCrawler) {
    return events.filter(({ name }) => name === 'screen_view').map(() => one('crawler'));
  }

  const landing = screens.route(visit.landing);
  const source = sourceOf(visit);
  const campaign = campaignOf(visit);
  const stepCounts = (step: VisitStep) => [
    one('step', step, landing),
    one('source-step', step, source),
    ...(campaign === undefined ? [] : [one('campaign-step', step, campaign)]),
  ];
  // Anybody can report a sent message, so only claims that were checked count.
  const otherSteps = reached.filter((step) => step !== 'sent-message');
  const otherEvents = events.filter(({ name }) => name !== 'contact_form_sent');
  return [
    ...otherSteps.flatMap(stepCounts),
    ...otherEvents.flatMap((event) => [
      one('event', event.name),
      ...eventCounts(event, screens, one),
    ]),
    // On the message's own day, so that a day never has more claims than messages.
    ...messageDays.flatMap((messageDay) =>
      [one('event', 'contact_form_sent'), ...stepCounts('sent-message')].map((count) => ({
        ...count,
        day: messageDay,
      })),
    ),
  ];
}

type OneCount = (what: CountedThing, first?: string, second?: string) => DailyCount;

/** Returns what an event raises beside the count of its name. */
function eventCounts(
  event: LoggedEvent,
  screens: SiteScreens,
  one: OneCount,
): readonly DailyCount[] {
  switch (event.name) {
    case 'screen_view':
      return [one('screen', screens.pathOf(event.parameters))];
    case 'contact_type':
      return [one('contact-type', event.parameters.contact_type)];
    case 'contact_form_failed':
      return [one('form-failure', event.parameters.reason)];
    case 'article_read':
      return [one('article-read', screens.path(event.parameters.page_path))];
    case 'web_vital':
      return [one(event.parameters.metric_name, '', vitalBucket(event.parameters))];
    case 'sign_up':
    case 'login':
    case 'view_process':
    case 'client_images':
    case 'shop_check':
    case 'case_touched':
    case 'open_contact':
    case 'contact_form_start':
    case 'contact_form_sent':
    case 'phone_click':
    case 'email_click':
    case 'shop_sign':
      return [];
  }
}

/**
 * Returns the value a vital is counted under, as text. It is rounded up to a step that divides Google's
 * thresholds, so its rating stays the same, and capped so that visitors cannot add rows without end.
 */
export function vitalBucket({
  metric_name: metric,
  metric_value: value,
}: Pick<WebVital, 'metric_name' | 'metric_value'>): string {
  const { perUnit, max } = vitalSteps[metric];
  return String(Math.min(max, Math.ceil(value * perUnit) / perUnit));
}

/** Steps of 100 ms, 10 ms and 0.01. */
const vitalSteps = {
  LCP: { perUnit: 1 / 100, max: 30_000 },
  INP: { perUnit: 1 / 10, max: 5000 },
  CLS: { perUnit: 100, max: 2 },
} as const;
