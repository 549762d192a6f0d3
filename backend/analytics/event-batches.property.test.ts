import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acceptableBatch, hostileBatch } from '#test/fixtures/hostile-batches.ts';
import { checkProperty } from '#test/fixtures/property-runs.ts';
import { countBatch } from './count-batch.ts';
import { countedThings } from './daily-counts.ts';
import { parseEventBatch } from './parse-event-batch.ts';
import { siteScreens } from './site-screens.ts';

test('whatever is told as a batch is counted by the rules, or refused in a sentence', async () => {
  const inputs = fc.oneof(
    hostileBatch,
    acceptableBatch.map((batch) => JSON.stringify(batch)),
  );
  await checkProperty('batches of events', inputs, (json) => {
    const parsed = parseEventBatch(json);
    if (!parsed.ok) {
      expect(parsed.problem).toMatch(/^Not [ -~]{1,200}$/);
      return;
    }
    const circumstances = { day: '2026-11-21', isCrawler: false, screens };
    const counts = countBatch(parsed.batch, circumstances);
    // A name of an event and two more at most; of a step three.
    expect(counts.length).toBeLessThanOrEqual(
      3 * (parsed.batch.events.length + parsed.batch.reached.length),
    );
    for (const { day, what, first, second, count } of counts) {
      expect({ day, count }).toEqual({ day: '2026-11-21', count: 1 });
      expect(things).toContain(what);
      for (const name of [first, second]) {
        expect(name.length).toBeLessThanOrEqual(3 * 80 + 6);
        expect(name).not.toMatch(/[\p{C}\u2028\u2029]/u);
      }
      // Screens and routes are the site's own, whatever is made up.
      if (what === 'screen' || what === 'article-read') expect(paths).toContain(first);
    }
  });
});

const things = Object.values<string>(countedThings);

const paths = ['/', '/services', '/services/post/seo', '(not found)'];

const screens = siteScreens([
  { path: '/', route: '/' },
  { path: '/services', route: '/services' },
  { path: '/services/post/seo', route: '/services/post/:slug' },
  { path: '/404', route: '/404' },
]);
