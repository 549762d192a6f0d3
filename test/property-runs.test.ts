import { expect, test } from 'vitest';
import { propertyRuns } from '#test/fixtures/property-runs.ts';

test('the doors of the message are tried with at least 100,000 generated inputs', () => {
  const areas = Object.values(propertyRuns);
  const total = areas.reduce<number>((sum, runs) => sum + runs, 0);
  console.log(`Properties: ${areas.length}, generated inputs: ${total.toLocaleString('en-US')}`);
  expect(total).toBeGreaterThanOrEqual(100_000);
});
