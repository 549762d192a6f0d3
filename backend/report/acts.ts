import type { AnalyticsEventName } from '#contract/analytics-events.ts';
import type { Counted, Figures } from './figures.ts';

/** What the site's predecessor counted too, in words and with how often. All of them, also at none. */
export function acts(events: Figures['events']): readonly Counted[] {
  return actWords.map(([event, words]) => ({
    name: words,
    count: events.find(({ name }) => name === event)?.count ?? 0,
  }));
}

const actWords: readonly (readonly [event: AnalyticsEventName, words: string])[] = [
  ['open_contact', 'Contact dialog opened'],
  ['client_images', 'Client’s picture opened'],
  ['view_process', 'Process page seen'],
];
