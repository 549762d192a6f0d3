import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageWordsFile } from '#contract/page-words.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { pageFaults } from './page-faults.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

test('a folder that holds no site has nothing to be told', async () => {
  expect(pageFaults(await temporaryFolder(), now)).toEqual([]);
});

test('an owner hears of pages whose dates are old', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, pageWordsFile), '{ "/nowhere": "0123456789abcdef" }');
  expect(pageFaults(folder, now)).toEqual([expect.stringContaining('`npm run dates`')]);
});

test.each([
  ['2027-11-16', 0],
  ['2026-12-20', 1],
  ['2025-01-01', 1],
])('of a security.txt that ends on %s there are %i sentences', async (day, count) => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, '.well-known'));
  await writeFile(join(folder, '.well-known/security.txt'), `Expires: ${day}T00:00:00.000Z\n`);
  expect(pageFaults(folder, now)).toHaveLength(count);
});
