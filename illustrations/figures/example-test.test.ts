import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentFolder } from '#content-model/content-folder.ts';
import { agency, services } from '#content-model/content.ts';
import { exampleTest } from './example-test.ts';

/** An agency's own content may tell of another test, or of none. */
test.runIf(agency.sample)('the sample content states the numbers that are drawn', () => {
  const { a, b, visitors } = exampleTest;
  const service = services.find(({ articlePicture }) => articlePicture?.guess);
  expect(service?.articlePicture?.guess).toMatchObject({
    a: { count: a },
    b: { count: b },
    visitors,
  });
  for (const alt of [service?.alt, service?.articlePicture?.alt]) {
    expect(alt).toMatch(new RegExp(`\\b${a}\\b.*\\b${b}\\b`));
  }
  const article = readFileSync(join(contentFolder, 'articles', `${service?.link}.md`), 'utf8');
  expect(article).toContain(`${b} to ${a}, each from ${visitors.toLocaleString('en-US')} visitors`);
});
