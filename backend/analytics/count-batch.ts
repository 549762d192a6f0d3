import type { LoggedEvent } from '#contract/analytics-events.ts';
import type { EventBatch, VisitStep } from '#contract/event-batch.ts';
import type { CountedThing, DailyCount } from './daily-counts.ts';
import type { SiteScreens } from './site-screens.ts';
import { campaignOf, sourceOf } from './visit-source.ts';
import { vitalBucket } from './vital-buckets.ts';

/** What the server knows of a batch, and the page does not say. */
export interface Circumstances {
  /** By the agency's clock: the visitor's own may show anything. */
  readonly day: string;
  readonly isCrawler: boolean;
  readonly screens: SiteScreens;
  /** The days of the stored messages that this batch has claimed, one for each message. */
  readonly messageDays?: readonly string[];
}

/** What a batch raises. Of a crawler only how many screens it was shown. */
export function countBatch(
  { visit, reached, events }: EventBatch,
  { day, isCrawler, screens, messageDays = [] }: Circumstances,
): readonly DailyCount[] {
  const one = (what: CountedThing, first = '', second = ''): DailyCount => ({
    ...{ day, what, first, second },
    count: 1,
  });
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
  // Anybody can send these two, so a batch counts a sent message only for a claim that was checked.
  const openSteps = reached.filter((step) => step !== 'sent-message');
  const openEvents = events.filter(({ name }) => name !== 'contact_form_sent');
  return [
    ...openSteps.flatMap(stepCounts),
    ...openEvents.flatMap((event) => [one('event', event.name), ...ofEvent(event, screens, one)]),
    // On the message's own day, so that each day's claims never exceed its messages.
    ...messageDays.flatMap((messageDay) =>
      [one('event', 'contact_form_sent'), ...stepCounts('sent-message')].map((count) => ({
        ...count,
        day: messageDay,
      })),
    ),
  ];
}

/** Beside its name. */
function ofEvent(
  event: LoggedEvent,
  screens: SiteScreens,
  one: (what: CountedThing, first?: string, second?: string) => DailyCount,
): readonly DailyCount[] {
  switch (event.name) {
    case 'screen_view': {
      const { screen_name, firebase_previous_screen: previous } = event.parameters;
      const before = previous === undefined ? '' : screens.route(previous);
      return [
        one('screen', screens.pathOf(event.parameters)),
        one('way', before, screens.route(screen_name)),
      ];
    }
    case 'contact_type':
      return [one('contact-type', event.parameters.contact_type)];
    case 'contact_form_failed':
      return [one('form-failure', event.parameters.reason)];
    case 'article_read':
      return [one('article-read', screens.path(event.parameters.page_path))];
    case 'web_vital': {
      const { metric_name, screen_name } = event.parameters;
      return [one(metric_name, screens.route(screen_name), vitalBucket(event.parameters))];
    }
    case 'sign_up':
    case 'login':
    case 'view_process':
    case 'client_images':
    case 'open_contact':
    case 'contact_form_start':
    case 'contact_form_sent':
    case 'phone_click':
    case 'email_click':
      return [];
  }
}
