import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { javaOnThisMachine } from '../../../scripts/find-java.ts';
import { sampleCounts } from '#test/fixtures/sample-counts.ts';
import { sampleReport } from '#test/fixtures/sample-report.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import type { DailyCount } from '../../analytics/daily-counts.ts';
import type { AskedPeriod } from '../report-period.ts';
import { reportFonts } from './report-fonts.ts';
import { reportText } from '../report-text.ts';
import { reportPage } from './report-page.ts';

const counts = sampleCounts({ from: '2026-09-01', to: '2026-11-20', visits: 12 });

describe('the page of a report', () => {
  test('asks nobody for anything, and lets nothing else in', async () => {
    const page = await pageOf(counts);
    const document = parse(page, { comment: true });
    expect(page).not.toMatch(/https?:|<link|<script|<img|<iframe|@import| on\w+=|style="/);
    expect(page.match(/url\([^)]{0,10}/g)).toEqual(['url(data:font/', 'url(data:font/']);
    const policy = document.querySelector('meta[http-equiv]')?.getAttribute('content') ?? '';
    const style = /<style>(.*)<\/style>/s.exec(page)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(policy).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; font-src data:; base-uri 'none'; form-action 'none'`,
    );
  });

  test('has one heading, landmarks, and words for every chart', async () => {
    const document = parse(await pageOf(counts, { month: '2026-10' }));
    expect(document.querySelectorAll('h1').map(({ text }) => text)).toEqual([
      'The website in October 2026',
    ]);
    for (const landmark of ['header', 'main', 'footer']) {
      expect(document.querySelectorAll(landmark)).toHaveLength(1);
    }
    for (const section of document.querySelectorAll('section')) {
      const id = section.getAttribute('aria-labelledby') ?? '';
      expect(section.querySelector(`h2#${id}`)).not.toBeNull();
    }
    const charts = document
      .querySelectorAll('svg')
      .filter(({ parentNode }) => !isDrawing(parentNode));
    for (const chart of charts) {
      const label = chart.getAttribute('aria-label') ?? '';
      expect(chart.getAttribute('aria-hidden') === 'true' || label.includes('visits')).toBe(true);
    }
    const signs = document.querySelectorAll('figcaption, .scales .fine');
    expect(signs).toHaveLength(5);
    for (const sign of signs) expect(sign.text).toContain('Measured');
    expect(document.querySelectorAll('caption').join('')).not.toContain('Measured');
    expect(document.querySelectorAll('details tbody tr')).toHaveLength(31);
  });

  test('gives each number of a wide table the head of its column, for where rows are stacked', async () => {
    const tables = parse(await pageOf(counts)).querySelectorAll('.wide table');
    expect(tables).toHaveLength(3);
    for (const table of tables) {
      const [, ...heads] = table.querySelectorAll('thead th').map(({ text }) => text);
      for (const row of table.querySelectorAll('tbody tr')) {
        expect(row.querySelectorAll('td').map((td) => td.getAttribute('data-head'))).toEqual(heads);
      }
    }
  });

  test('has one name for the way to a message', async () => {
    const report = await sampleReport(counts);
    const page = parse(reportPage(report, undefined));
    expect(page.querySelector('#way')?.text).toBe('The way to a message');
    expect(reportText(report, false)).toContain('\nThe way to a message\n');
  });

  test('tells how often contact, pictures and the process were looked at', async () => {
    const document = parse(await pageOf(counts));
    const table = document
      .querySelectorAll('table')
      .find((one) => one.querySelector('caption')?.text.includes('Clicks and views'));
    const rows = table?.querySelectorAll('tbody tr').map((row) => row.text.trim()) ?? [];
    expect(rows).toEqual([
      expect.stringMatching(/^Contact dialog opened[1-9]\d*$/),
      expect.stringMatching(/^Client’s picture opened[1-9]\d*$/),
      expect.stringMatching(/^Process page seen[1-9]\d*$/),
    ]);
  });

  test('shows what anybody made up as the words that they are', async () => {
    const evil = `"><script>alert('x')</script><img src=x onerror="alert(1)">&lt;`;
    const isStep = (what: string) => what.endsWith('step');
    const isVital = (what: string) => ['LCP', 'INP', 'CLS'].includes(what);
    const hostile = counts.map((one) => ({
      ...one,
      first: isStep(one.what) ? one.first : one.first + evil,
      second: isVital(one.what) ? one.second : one.second + evil,
    }));
    const page = await pageOf(hostile);
    expect(page).not.toMatch(/<script|<img|onerror="/);
    expect(page).not.toContain(evil);
    const document = parse(page);
    const names = document.querySelectorAll('tbody th bdi').map((name) => name.text);
    expect(names.filter((name) => name.includes('<script>')).length).toBeGreaterThan(20);
  });

  test('says so where little or nothing was counted', async () => {
    const none = parse(await pageOf([]));
    expect(none.querySelector('main')?.text).toContain('Nothing was counted in this time.');
    expect(none.querySelectorAll('section')).toHaveLength(1);
    const few = parse(
      await pageOf(sampleCounts({ from: '2026-11-18', to: '2026-11-20', visits: 2 })),
    );
    expect(few.querySelector('header')?.text).toContain('there is nothing to compare with');
    expect(few.querySelector('.scales')?.text).toContain('These are few');
  });

  test('stays small enough to be sent, with a year of weeks and all its notifications', async () => {
    const year = sampleCounts({ from: '2025-11-21', to: '2026-11-20', visits: 8 });
    const page = await pageOf(year, { days: '365' });
    expect(Buffer.byteLength(page)).toBeLessThan(150_000);
    expect(parse(page).querySelectorAll('details tbody tr')).toHaveLength(53);
  });
});

// `npm test` fetches one where there is none.
const java = javaOnThisMachine();
test.skipIf(java === undefined)(
  `the Nu HTML checker has no error and no warning on a report${java === undefined ? ' (SKIPPED: no Java here)' : ''}`,
  async () => {
    const folder = await temporaryFolder();
    const files = [join(folder, 'full.html'), join(folder, 'none.html')];
    await Promise.all(
      [counts, []].map(async (of, index) => writeFile(files[index] ?? '', await pageOf(of))),
    );
    const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
    const { stdout } = spawnSync(
      java ?? '',
      // It works no hash out, and takes the styles for forbidden; the test of the policy knows better.
      ['-jar', jar, '--stdout', '--filterpattern', 'Inline style violates.*', ...files],
      { encoding: 'utf8', env: { ...process.env, JAVA_TOOL_OPTIONS: undefined } },
    );
    expect(stdout).toBe('');
  },
);

/** A part of a drawing, whose words are those of the whole. */
function isDrawing(node: unknown): boolean {
  return (
    typeof node === 'object' && node !== null && 'rawTagName' in node && node.rawTagName === 'svg'
  );
}

async function pageOf(of: readonly DailyCount[], asked?: AskedPeriod): Promise<string> {
  return reportPage(await sampleReport(of, asked), reportFonts());
}
