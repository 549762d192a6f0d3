import { execFile } from 'node:child_process';
import process from 'node:process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { findBrowser } from '../scripts/shared/test-programs.ts';
import { startHost } from './host.ts';
import type { Figure, Section } from './section.ts';

/** Not a dependency: it brings 100 packages. */
const lighthousePackage = 'lighthouse@13.5.0';

/** Scores and largest paint of every page. */
export const lighthouse: Section = {
  name: 'lighthouse',
  question: 'How does Lighthouse score every page, and how soon is it painted?',
  notes: [
    'Scores in the order performance, accessibility, best practices, SEO, agentic browsing; the figure is',
    'the lowest. Median by LCP of three runs. The phone is simulated: CPU 4 times slower, 1.6 Mbit/s, 150 ms',
    'round trip. The two audits that a preview copy must fail are skipped: indexable, canonical address.',
  ],
  async measure(routes) {
    const host = await startHost('real');
    const figures: Figure[] = [];
    try {
      // It audits no page that is answered with 404.
      for (const route of routes.filter((path) => path !== '/no-such-page')) {
        for (const device of ['mobile', 'desktop'] as const) {
          const reports: Report[] = [];
          for (let run = 0; run < 3; run += 1) reports.push(await audit(host.url + route, device));
          const [, median] = reports.toSorted((one, other) => lcp(one) - lcp(other));
          if (median !== undefined) figures.push(...figuresOf(`${route} ${device}`, median));
          // All pages take a quarter of an hour.
          process.stderr.write(`${route} ${device} done\n`);
        }
      }
      return figures;
    } finally {
      await host.stop();
    }
  },
};

function figuresOf(page: string, report: Report): readonly Figure[] {
  const categories = Object.values(report.categories);
  const scores = categories.map(({ score }) => Math.round((score ?? 0) * 100));
  const failed = categories
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  return [
    {
      name: `${page}, lowest score`,
      measured: Math.min(...scores),
      unit: 'points',
      goal: { min: 100 },
      note: [scores.join('/'), ...failed].join('  '),
    },
    { name: `${page}, LCP`, measured: lcp(report), unit: 'ms', goal: { max: 900 } },
  ];
}

function lcp({ audits }: Report): number {
  return audits['largest-contentful-paint']?.numericValue ?? Infinity;
}

async function audit(url: string, device: 'mobile' | 'desktop'): Promise<Report> {
  const parameters = [
    ...['--yes', lighthousePackage, url, '--quiet', '--output=json'],
    '--skip-audits=is-crawlable,canonical',
    `--chrome-flags=${chromeFlags.join(' ')}`,
    ...(device === 'desktop' ? ['--preset=desktop'] : []),
  ];
  for (let attempt = 1; ; attempt += 1) {
    try {
      const env = { ...process.env, CHROME_PATH: findBrowser() };
      const options = { env, maxBuffer: 256 * 1024 * 1024 };
      const { stdout } = await promisify(execFile)('npx', parameters, options);
      return reportSchema.parse(JSON.parse(stdout));
    } catch (error) {
      // Chromium loses a trace now and then.
      if (attempt === 3) throw error;
    }
  }
}

const chromeFlags = [
  '--headless=new',
  '--disable-background-networking',
  // For the audits of the tools that a page offers to software agents.
  '--enable-features=WebMCPTesting,DevToolsWebMCPSupport',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

const reportSchema = z.object({
  categories: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(
    z.string(),
    z.object({ score: z.number().nullable(), numericValue: z.number().optional() }),
  ),
});

type Report = z.infer<typeof reportSchema>;
