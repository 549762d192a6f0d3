import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { conformanceProblems, conformanceRows } from './fixtures/conformance-table.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';
import { testTitles } from './fixtures/test-titles.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

describe('docs/conformance.md', () => {
  const rows = conformanceRows(readFileSync(join(root, 'docs/conformance.md'), 'utf8'));

  test('names only files and tests that are there', () => {
    expect(conformanceProblems(rows, root)).toEqual([]);
  });

  test('has a row for each statement, in the order of the nine sections', () => {
    expect(rows.length).toBeGreaterThanOrEqual(85);
    const places = rows.map(({ number }) => number.split('.').map(Number));
    const expected = places.map(([section, place], index) => {
      const [before = 0, last = 0] = places[index - 1] ?? [];
      return section === before ? [before, last + 1] : [before + 1, place === 0 ? NaN : 1];
    });
    expect(places).toEqual(expected);
    expect(places.at(-1)?.[0]).toBe(9);
  });
});

describe('a made-up table', () => {
  test('that is right has no problem', async () => {
    expect(
      await problemsOf(
        '| 1.1 | One page | `page.ts` | `test/page.test.ts` › `a page › is there` | |',
        '| 1.2 | One more | `page.ts`, `test` | Not yet: it is planned.<br>`test/page.test.ts` › `… px` | |',
      ),
    ).toEqual([]);
  });

  test.each([
    ['a missing file', '`gone.ts`', '`test/page.test.ts` › `… px`', 'there is no gone.ts.'],
    ['no place', 'Somewhere', '`test/page.test.ts` › `… px`', 'it does not say where'],
    ['a missing test file', '`page.ts`', '`test/gone.test.ts` › `… px`', 'there is no test/gone'],
    ['a missing title', '`page.ts`', '`test/page.test.ts` › `is there`', 'no test "is there"'],
    ['a title that is off', '`page.ts`', '`test/page.test.ts` › `rests`', 'no test "rests"'],
    ['no test', '`page.ts`', 'It works.', '"It works." is neither a test nor "Not yet: …".'],
    ['nothing', '`page.ts`', '', '"" is neither a test nor "Not yet: …".'],
  ])('with %s names its row', async (_, lives, shown, problem) => {
    const [only, ...more] = await problemsOf(`| 2.7 | One page | ${lives} | ${shown} | |`);
    expect(only).toMatch(/^Row 2\.7: /);
    expect(only).toContain(problem);
    expect(more).toEqual([]);
  });

  test('with one number twice names it', async () => {
    const row = '| 3.1 | One page | `page.ts` | Not yet: planned. | |';
    expect(await problemsOf(row, row)).toEqual(['Row 3.1: another row has this number.']);
  });

  test('with a cell too few is not read', () => {
    expect(() => conformanceRows('| 3.1 | One page | `page.ts` | Not yet. |')).toThrow('Row 3.1');
  });
});

test('the titles of tests are read as the table writes them', () => {
  const source = `
    for (const width of [320, 390]) {
      test.describe(\`at \${width} px\`, () => {
        test.use({ viewport: { width } });
        test('fits', async () => { test.skip(width > 320, 'not this'); test.step('not that', f); });
      });
    }
    describe(route, () => it.each([1])('has %s and $name.first', f));
    test.skipIf(here)('costs $5', f);
    test.fixme('not yet', f);
    describe.skip('off', () => { test('and this', f); });
    test('by options', { skip: true }, f);
    test('by a reason', { todo: 'later' }, f);
    describe('off by options', { skip: true }, () => { test('and this too', f); });
    test('off inside', async () => { test.skip(); g(); });
    test('off inside, with a reason', () => { test.fixme(true, 'broken'); });
    describe('off as a group', () => { test.skip(true, 'not now'); test('nor this', f); });
    test('kept', { timeout: 5, skip: here }, f);
    expect('test').toBe('no', f);
  `;
  expect(testTitles(source)).toEqual(['at … px › fits', '… › has … and …', 'costs $5', 'kept']);
});

/** The problems of a document with these rows, in a folder with one file and its tests. */
async function problemsOf(...rows: readonly string[]): Promise<readonly string[]> {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'test'));
  await writeFile(join(folder, 'page.ts'), '');
  await writeFile(
    join(folder, 'test/page.test.ts'),
    "describe('a page', () => { test('is there', f); }); test(`${width} px`, f); test.skip('rests', f);",
  );
  const head = ['| No. | Statement | Lives in | Shown by | Different |', '| - | - | - | - | - |'];
  return conformanceProblems(conformanceRows([...head, ...rows].join('\n')), folder);
}
