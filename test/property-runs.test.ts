import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { propertyRuns } from '#test/fixtures/property-runs.ts';

const root = new URL('..', import.meta.url);
const properties = globSync('{backend,contract}/**/*.property.test.ts', { cwd: root }).map((file) =>
  readFileSync(new URL(file, root), 'utf8'),
);

test('the doors of the message are tried with at least 100,000 generated inputs', () => {
  // Each property counts its own and fails where they are fewer; see `checkProperty`.
  const tried = Object.entries(propertyRuns).filter(([area]) =>
    properties.some((source) => new RegExp(`checkProperty\\(\\s*'${area}'`).test(source)),
  );
  const total = tried.reduce((sum, [, runs]) => sum + runs, 0);
  console.log(`Properties: ${tried.length}, generated inputs: ${total.toLocaleString('en-US')}`);
  expect(tried).toHaveLength(Object.keys(propertyRuns).length);
  expect(total).toBeGreaterThanOrEqual(100_000);
});
