import type { LoggedEvent } from '#contract/analytics-events.ts';
import type { EventBatch, Visit } from '#contract/event-batch.ts';
import { seededRandom } from '#test/faults/seeded-random.ts';
import { logged, screenView } from '#test/fixtures/event-batches.ts';

/** How many events each batch holds. */
export const eventsInBatch = 5;

/**
 * Makes batches as a busy site is sent them, the same for the same seed: most visits land on a few pages
 * and come from a few places, some from one of hundreds; each tells two screens and the three vitals.
 */
export function visitBatches(seed: number): () => EventBatch {
  const random = seededRandom(seed);
  /** The first is picked most often, half as often the second, and so on. */
  const pick = <Item>(items: readonly [Item, ...Item[]]): Item =>
    items[Math.floor(items.length * random() ** 3)] ?? items[0];
  const visit = (): Visit => {
    const landing = pick(screens).route;
    const host = Math.floor(150 * random() ** 6);
    if (random() < 0.4) return { landing };
    if (random() < 0.1) {
      return { landing, source: 'newsletter', medium: 'email', campaign: pick(campaigns) };
    }
    return { landing, referrer: hosts[host] ?? `www.site-${host}.example` };
  };
  return () => {
    const first = pick(screens);
    const second = pick(screens);
    return {
      visit: visit(),
      reached: random() < 0.3 ? ['came', 'looked-further'] : ['came'],
      events: [
        screenView(first.route, first.path),
        screenView(second.route, second.path, first.route),
        vital('LCP', 300 + 3000 * random() ** 3, first.route),
        vital('INP', 16 + 400 * random() ** 4, first.route),
        random() < 0.05
          ? logged({ name: 'contact_type', parameters: { contact_type: 'form' } })
          : vital('CLS', 0.2 * random() ** 5, first.route),
      ],
    };
  };
}

function vital(metric: 'LCP' | 'INP' | 'CLS', value: number, screen: string): LoggedEvent {
  const parameters = { metric_name: metric, metric_value: value, screen_name: screen };
  return logged({ name: 'web_vital', parameters });
}

interface Screen {
  readonly route: string;
  readonly path: string;
}

const article = (path: string): Screen => ({ route: '/services/post/:slug', path });
const page = (path: string): Screen => ({ route: path, path });

const screens: readonly [Screen, ...Screen[]] = [
  page('/'),
  page('/services'),
  article('/services/post/seo'),
  page('/process'),
  page('/clients'),
  page('/about'),
  article('/services/post/web-development'),
  article('/services/post/data-analytics'),
  page('/privacy'),
];

const hosts = ['www.google.com', 'www.bing.com', 'm.facebook.com', 'duckduckgo.com'];

const campaigns = ['Spring', 'Summer', 'Fall'] as const;
