import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { agency } from '#contract/content/content.ts';

test('the agency’s name, number and mailbox stand in its content, and nowhere in the code of the site', async () => {
  const digits = agency.phone.display.replace(/\D/g, '');
  const holds = (text: string) =>
    [agency.name, agency.email].some((fact) => text.includes(fact)) ||
    text.replace(/[\s().-]/g, '').includes(digits);
  expect(holds(`Call ${agency.name}`)).toBe(true);
  expect(holds(`tel:${agency.phone.international}`)).toBe(true);

  const names = await readdir('site', { recursive: true });
  const sources = names.filter(
    (name) => /\.(?:tsx?|astro|css|svg)$/.test(name) && !/\.test\.tsx?$/.test(name),
  );
  expect(sources.length).toBeGreaterThan(100);
  const texts = await Promise.all(
    sources.map(async (name) => ({ name, text: await readFile(join('site', name), 'utf8') })),
  );
  expect(texts.filter(({ text }) => holds(text)).map(({ name }) => name)).toEqual([]);
});
