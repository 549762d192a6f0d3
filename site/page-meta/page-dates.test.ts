import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import {
  keptPageDates,
  oldDatesSentence,
  pageDatesOf,
  pageDatesText,
  pagesWithOldDates,
} from './page-dates.ts';

const kept = {
  '/': { first: '2026-02-01', changed: '2026-03-01', words: '0000000000000001' },
  '/about': { first: '2026-02-01', changed: '2026-04-01', words: '1111111111111111' },
  '/gone': { first: '2026-04-01', changed: '2026-04-01', words: '2222222222222222' },
};
const words = {
  '/': '0000000000000001',
  '/about': 'aaaaaaaaaaaaaaaa',
  '/new': 'bbbbbbbbbbbbbbbb',
};

describe('the date of a page', () => {
  test('stays while its words stay, and is today where they are others; its first day stays always', () => {
    expect(pageDatesOf(words, kept, '2026-11-21')).toEqual({
      '/': { first: '2026-02-01', changed: '2026-03-01', words: '0000000000000001' },
      '/about': { first: '2026-02-01', changed: '2026-11-21', words: 'aaaaaaaaaaaaaaaa' },
      '/new': { first: '2026-11-21', changed: '2026-11-21', words: 'bbbbbbbbbbbbbbbb' },
    });
  });

  test('is old where the page has changed, is new, or is gone', () => {
    const old = pagesWithOldDates(words, kept);
    expect(old).toEqual(['/about', '/gone', '/new']);
    expect(oldDatesSentence(old)).toContain('the words of /about, /gone, /new are not');
    expect(pagesWithOldDates(words, pageDatesOf(words, kept, '2026-11-21'))).toEqual([]);
  });

  test('is read as it was written, a fingerprint of digits too', async () => {
    const file = join(await temporaryFolder(), 'page-dates.yaml');
    await writeFile(file, pageDatesText(kept));
    expect(keptPageDates(file)).toEqual(kept);
  });

  test.each(['/: { first: 2026-02-01, changed: soon, words: "0000000000000001" }', 'about: 1'])(
    'is refused as %s',
    async (text) => {
      const file = join(await temporaryFolder(), 'page-dates.yaml');
      await writeFile(file, text);
      expect(() => keptPageDates(file)).toThrow();
    },
  );
});
