import type { AnalyticsEventName, LoggedEvent } from '#contract/analytics-events.ts';
import { visitPause, type EventBatch, type VisitStep } from '#contract/event-batch.ts';
import { readTab, writeTab } from '../tab-storage.ts';
import type { Outbox } from './outbox.ts';

/**
 * The visit of these events, and the steps of it that they reach for the first time. The tab stores
 * it as a list of texts: the time of the last event, how the visit began, and the steps so far.
 */
export function visitOf(
  events: readonly LoggedEvent[],
  outbox: Outbox,
): Pick<EventBatch, 'visit' | 'reached'> {
  const stored = readTab(visitKey);
  const known = (stored.length > 0 ? stored : visitOfPage).map(String);
  const lastBefore = Number(known[0]);
  // Web vitals are logged when a page is left, which may be long after anything was done there.
  const last = events.findLast(({ name }) => name !== 'web_vital')?.at ?? lastBefore;
  const firstView = events.find((event) => event.name === 'screen_view');
  const goesOn = last - lastBefore < visitPause && known[1]?.startsWith('/');
  const [, landing = '', referrer = '', source = '', medium = '', campaign = '', ...before] = goesOn
    ? known
    : ['', ...newVisit(firstView, outbox, known.length === 0)];
  // The first view of a visit is its first page; the next one is its second.
  const counted = events.filter((event) => event !== firstView || before.length > 0);
  const steps = new Set([
    'visited' as const,
    ...counted.flatMap(({ name }) => stepsOf[name] ?? []),
  ]);
  const reached = [...steps].filter((step) => !before.includes(step));
  visitOfPage = [last, landing, referrer, source, medium, campaign, ...before, ...reached];
  writeTab(visitKey, visitOfPage);
  return { visit: { landing, referrer, source, medium, campaign }, reached };
}

export const visitKey = 'visit';
/** Where storage is blocked a visit lasts as long as its page. */
let visitOfPage: readonly unknown[] = [];

const stepsOf: Readonly<Partial<Record<AnalyticsEventName, readonly VisitStep[]>>> = {
  screen_view: ['viewed-second-page'],
  open_contact: ['opened-contact'],
  contact_type: ['opened-contact'],
  contact_form_start: ['opened-contact', 'started-form'],
  contact_form_sent: ['opened-contact', 'started-form'],
  phone_click: ['opened-contact', 'called'],
  email_click: ['opened-contact', 'wrote-email'],
  text_click: ['opened-contact', 'texted'],
  booking_click: ['opened-contact', 'booked'],
};

/** A new visit as the tab stores it, without the time. */
function newVisit(
  firstView: Extract<LoggedEvent, { name: 'screen_view' }> | undefined,
  { referrer, search }: Outbox,
  isNewTab: boolean,
) {
  const query = new URLSearchParams(search);
  const utm = ['source', 'medium', 'campaign'].map((name) => query.get(`utm_${name}`) ?? '');
  const host = referrer.split('/')[2] ?? '';
  const landing =
    firstView?.parameters.screen_name ?? document.documentElement.dataset.screenName ?? '/';
  if (host !== location.host) return [landing, host, ...utm];
  // Our own link opened in a new tab: the visit was counted in the other tab.
  return [landing, '', ...utm, ...(isNewTab ? ['visited', 'viewed-second-page'] : [])];
}
