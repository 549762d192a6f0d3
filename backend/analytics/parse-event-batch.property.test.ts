import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acceptableBatch, hostileBatch } from '#test/fixtures/hostile-batches.ts';
import { countBatch } from './count-batch.ts';
import { parseEventBatch } from './parse-event-batch.ts';
import { siteScreens } from './site-screens.ts';

test('counts any batch under few, clean names, or refuses it', () => {
  const inputs = fc.oneof(
    hostileBatch,
    acceptableBatch.map((batch) => JSON.stringify(batch)),
  );
  const holds = fc.property(inputs, (json) => {
    const parsed = parseEventBatch(json);
    if (!parsed.ok) {
      expect(parsed.problem).toMatch(/^Not [ -~]{1,200}$/);
      return;
    }
    const { events, reached } = parsed.batch;
    const counts = countBatch(parsed.batch, { day: '2026-11-21', isCrawler: false, screens });
    expect(counts.length).toBeLessThanOrEqual(3 * (events.length + reached.length));
    for (const { what, first, second } of counts) {
      for (const name of [first, second]) {
        expect(name.length).toBeLessThanOrEqual(3 * 80 + 6);
        expect(name).not.toMatch(/[\p{C}\u2028\u2029]/u);
      }
      if (what === 'screen' || what === 'article-read')
        expect(['/', '(not found)']).toContain(first);
    }
  });
  fc.assert(holds);
});

const screens = siteScreens([{ path: '/', route: '/' }]);
