import process from 'node:process';
import { startedHost } from '../hosts/started-host.ts';
import type { Figure, Section } from '../section.ts';
import { lighthouseAuditor, type Device, type Report } from './auditor.ts';
import { builtLiveCopy } from './live-copy.ts';

/** What Lighthouse says of every page. */
export const lighthouse: Section = {
  name: 'lighthouse',
  question: 'How does Lighthouse score every page, on a phone and on a desk?',
  notes: [
    'A live copy is built for it, since a preview is kept out of search engines, which costs points;',
    'its canonical addresses are those it is measured at. Scores in the order performance, accessibility,',
    'best practices, SEO, agentic browsing; each figure is the least of them, of the median run by LCP.',
    'LIGHTHOUSE_RUNS says how many runs (3); LIGHTHOUSE_PAGES which pages, separated by commas.',
    '/blogs is never to be listed: its SEO goes without the audit that asks whether it may be.',
    'A phone is simulated: 4 times slower, 1.6 Mbit/s, 150 ms there and back.',
  ],
  async measure() {
    const auditor = await lighthouseAuditor();
    const copy = await builtLiveCopy(port);
    const host = await startedHost(copy).catch(async (error: unknown) => {
      await copy.remove();
      throw error;
    });
    try {
      const figures: Figure[] = [];
      for (const path of await pagesOf(host.url)) {
        const skipped = path === '/blogs' ? ['is-crawlable'] : [];
        for (const device of ['mobile', 'desktop'] as const) {
          const reports: Report[] = [];
          for (let run = 0; run < runs; run += 1) {
            reports.push(await auditor.audit(host.url + path, device, skipped));
          }
          const [scores, paint] = figuresOf(path, device, medianRun(reports));
          // A run over all pages takes a quarter of an hour.
          process.stderr.write(`${scores.what}: ${scores.measured} (${scores.beside})\n`);
          figures.push(scores, paint);
        }
      }
      return figures;
    } finally {
      await host.stop();
      await copy.remove();
    }
  },
};

/** Known before the build, whose canonical addresses hold it. */
const port = 4890;
const runs = Number(process.env.LIGHTHOUSE_RUNS ?? 3);

/** Those that are listed, and the one that a visitor may come to and is not. */
async function pagesOf(url: string): Promise<readonly string[]> {
  const wanted = process.env.LIGHTHOUSE_PAGES?.split(',');
  if (wanted !== undefined) return wanted;
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)];
  return [...listed.map(([, address = '']) => new URL(address).pathname), '/blogs'];
}

function medianRun(reports: readonly Report[]): Report {
  const sorted = reports.toSorted((one, other) => lcp(one) - lcp(other));
  const median = sorted[Math.floor(sorted.length / 2)];
  if (median === undefined) throw new Error('LIGHTHOUSE_RUNS is not a number of runs');
  return median;
}

function figuresOf(path: string, device: Device, report: Report) {
  const scores = Object.values(report.categories).map(({ score }) =>
    Math.round((score ?? 0) * 100),
  );
  const number = (audit: string) => report.audits[audit]?.numericValue ?? 0;
  const facts = [
    scores.join('/'),
    `FCP ${number('first-contentful-paint').toFixed(0)}`,
    `TBT ${number('total-blocking-time').toFixed(0)}`,
    `CLS ${number('cumulative-layout-shift').toFixed(3)}`,
    `${(number('total-byte-weight') / 1024).toFixed(0)} KB`,
    ...failed(report),
  ];
  return [
    {
      what: `${path} ${device}, least score`,
      measured: Math.min(...scores),
      unit: 'points',
      goal: { least: 100 },
      beside: facts.join('  '),
    },
    {
      what: `${path} ${device}, LCP`,
      measured: lcp(report),
      unit: 'ms',
      goal: { most: 900 },
      beside: path === '/' && device === 'mobile' ? 'best of ten peers: 1356, with React 1623' : '',
    },
  ] as const satisfies readonly Figure[];
}

function lcp({ audits }: Report): number {
  return audits['largest-contentful-paint']?.numericValue ?? Infinity;
}

/** What keeps a category from 100, but for the speeds, which stand beside it. */
function failed({ categories, audits }: Report): readonly string[] {
  const weighed = Object.values(categories).flatMap(({ auditRefs }) => auditRefs);
  const names = weighed
    .filter(({ id, weight }) => weight > 0 && !speeds.has(id) && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  return [...new Set(names)];
}

const speeds: ReadonlySet<string> = new Set([
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'speed-index',
  'cumulative-layout-shift',
]);
