import type { WebVital } from '#contract/analytics-events.ts';
import type { VisitStep, Visit } from '#contract/event-batch.ts';
import type { CountedThing, DailyCount } from './daily-counts.ts';
import type { CountedBatch } from './parse-event-batch.ts';
import type { SiteScreens } from './site-screens.ts';

interface BatchContext {
  /** By the agency's clock: the visitor's may be wrong. */
  readonly day: string;
  readonly isCrawler: boolean;
  readonly screens: SiteScreens;
  readonly messageDays?: readonly string[];
}

/** Returns the counts that a batch raises. A crawler raises only `crawler`, once for each screen. */
export function countBatch(
  { visit, reached, events }: CountedBatch,
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

function eventCounts(
  event: CountedBatch['events'][number],
  screens: SiteScreens,
  one: OneCount,
): readonly DailyCount[] {
  if (event.name === 'screen_view') return [one('screen', screens.pathOf(event.parameters))];
  if (event.name === 'contact_type') return [one('contact-type', event.parameters.contact_type)];
  if (event.name === 'contact_form_failed') return [one('form-failure', event.parameters.reason)];
  if (event.name === 'article_read')
    return [one('article-read', screens.path(event.parameters.page_path))];
  if (event.name !== 'web_vital') return [];
  return [one(event.parameters.metric_name, '', vitalBucket(event.parameters))];
}

/** Rounded up to a step that divides Google's thresholds, so that visitors cannot add rows without end. */
export function vitalBucket({
  metric_name: metric,
  metric_value: value,
}: Pick<WebVital, 'metric_name' | 'metric_value'>): string {
  const { perUnit, max } = vitalSteps[metric];
  const whole = Math.floor(value * perUnit);
  // Not `Math.ceil`: 0.07 * 100 is a little more than 7 in floating point.
  const steps = whole / perUnit < value ? whole + 1 : whole;
  return String(Math.min(max, steps / perUnit));
}

const vitalSteps = {
  LCP: { perUnit: 1 / 100, max: 30_000 },
  INP: { perUnit: 1 / 10, max: 5000 },
  CLS: { perUnit: 100, max: 2 },
} as const;

export function sourceOf({ source = '', referrer = '' }: Visit): string {
  return cleanName(source) || cleanName(referrer).replace(/^www\./, '');
}

/** Returns `source / medium / campaign` with a dash for what is missing; `undefined` without any. */
export function campaignOf({ source = '', medium = '', campaign = '' }: Visit): string | undefined {
  const parts = [source, medium, campaign].map(cleanName);
  if (parts.every((part) => part === '')) return undefined;
  return parts.map((part) => part || '-').join(' / ');
}

/** Anybody can write these names into a link. Some newsletters add the reader's email address. */
function cleanName(name: string): string {
  if (atSign.test(name)) return '';
  return name
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .replace(/\p{C}+/gu, '')
    .toLowerCase()
    .trim()
    .slice(0, maxNameLength)
    .toWellFormed()
    .trim();
}

/** Also the full-width and small forms, and the URL encoding. */
const atSign = /[@\uff20\ufe6b]|%40/i;
const maxNameLength = 80;
