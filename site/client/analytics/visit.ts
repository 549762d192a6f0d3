import type { AnalyticsEventName, LoggedEvent } from '#contract/analytics-events.ts';
import { visitPause, type EventBatch, type VisitStep } from '#contract/event-batch.ts';
import type { Outbox } from './start-analytics.ts';

/**
 * The visit that these events belong to, and the steps that they are the first of it to reach. The tab
 * remembers as a list of texts: when the last event was, how the visit began, and the steps.
 */
export function visitOf(
  events: readonly LoggedEvent[],
  outbox: Outbox,
): Pick<EventBatch, 'visit' | 'reached'> {
  const kept = outbox.fromTab(visitKey);
  const known = (kept.length > 0 ? kept : ofThisPage).map(String);
  const before = Number(known[0]);
  // How fast a page was is told when it is left, however long ago anything was done there.
  const last = events.findLast(({ name }) => name !== 'web_vital')?.at ?? before;
  const first = events.find((event) => event.name === 'screen_view');
  const goesOn = last - before < visitPause && known[1]?.startsWith('/');
  const [, landing = '', referrer = '', source = '', medium = '', campaign = '', ...reached] =
    goesOn ? known : ['', ...beginning(first, outbox, known.length === 0)];
  // Who comes begins with a screen, and looks further with the next one.
  const further = events.filter((event) => event !== first || reached.length > 0);
  const steps = new Set(['came' as const, ...further.flatMap(({ name }) => stepsOf[name] ?? [])]);
  const now = [...steps].filter((step) => !reached.includes(step));
  ofThisPage = [last, landing, referrer, source, medium, campaign, ...reached, ...now];
  outbox.toTab(visitKey, ofThisPage);
  return {
    visit: { landing, referrer, source, medium, campaign },
    reached: now,
  };
}

/** With its version, as {@link Outbox} has for what was not told. */
const visitKey = 'visit-1';
/** Where storage is blocked a visit is known for as long as its page. */
let ofThisPage: readonly unknown[] = [];

const stepsOf: Readonly<Partial<Record<AnalyticsEventName, readonly VisitStep[]>>> = {
  screen_view: ['looked-further'],
  open_contact: ['turned-to-contact'],
  contact_type: ['turned-to-contact'],
  contact_form_start: ['turned-to-contact', 'started-form'],
  contact_form_sent: ['turned-to-contact', 'started-form'],
  phone_click: ['turned-to-contact', 'called'],
  email_click: ['turned-to-contact', 'wrote-mail'],
};

/** As the texts that the tab remembers. */
function beginning(
  first: Extract<LoggedEvent, { name: 'screen_view' }> | undefined,
  { referrer, search }: Outbox,
  isNewTab: boolean,
) {
  const query = new URLSearchParams(search);
  const utm = ['source', 'medium', 'campaign'].map((name) => query.get(`utm_${name}`) ?? '');
  const host = referrer.split('/')[2] ?? '';
  const landing =
    first?.parameters.screen_name ??
    document.documentElement.dataset.screenName ??
    location.pathname;
  if (host !== location.host) return [landing, host, ...utm];
  // A link of ours in a tab of its own: the visit came, and looks further, in the other one.
  return [landing, '', ...utm, ...(isNewTab ? ['came', 'looked-further'] : [])];
}
