import { execFile } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { findBrowser } from '../scripts/shared/find-browser.ts';
import { startHost } from './host.ts';
import { npmPackage } from './npm-package.ts';
import type { Figure, Section } from './section.ts';

/** Scores, paint and weight of every route. */
export const lighthouse: Section = {
  name: 'lighthouse',
  question: 'How does Lighthouse score every page, and how soon is it painted?',
  notes: [
    'Scores in the order performance, accessibility, best practices, SEO, agentic browsing; the figure is',
    'the lowest. Median by LCP of three runs. The phone is simulated: CPU 4 times slower, 1.6 Mbit/s, 150 ms',
    'round trip. The two audits that a preview copy must fail are skipped: indexable, canonical address.',
  ],
  async measure() {
    const audit = await lighthouseAudit();
    const host = await startHost('real');
    try {
      const sitemap = await (await fetch(`${host.url}/sitemap.xml`)).text();
      const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)];
      const paths = [...listed.map(([, address = '']) => new URL(address).pathname), '/blogs'];
      const figures: Figure[] = [];
      for (const path of paths) {
        for (const device of ['mobile', 'desktop'] as const) {
          const reports = [];
          for (let run = 0; run < 3; run += 1) reports.push(await audit(host.url + path, device));
          const median = reports.toSorted((one, other) => lcp(one) - lcp(other))[1];
          if (median !== undefined) figures.push(...figuresOf(`${path} ${device}`, median));
          // All pages take a quarter of an hour.
          process.stderr.write(`${path} ${device} done\n`);
        }
      }
      return figures;
    } finally {
      await host.stop();
    }
  },
};

function figuresOf(page: string, { categories, audits }: Report): readonly Figure[] {
  const scores = Object.values(categories).map(({ score }) => Math.round((score ?? 0) * 100));
  const value = (audit: string) => audits[audit]?.numericValue ?? 0;
  const failed = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  const paint = [
    `FCP ${value('first-contentful-paint').toFixed(0)}`,
    `TBT ${value('total-blocking-time').toFixed(0)}`,
    `CLS ${value('cumulative-layout-shift').toFixed(3)}`,
  ];
  return [
    {
      name: `${page}, lowest score`,
      measured: Math.min(...scores),
      unit: 'points',
      goal: { min: 100 },
      note: [scores.join('/'), ...failed].join('  '),
    },
    {
      name: `${page}, LCP`,
      measured: lcp({ categories, audits }),
      unit: 'ms',
      goal: { max: 900 },
      note: paint.join('  ') + (page === '/ mobile' ? '  best of ten peers: 1356' : ''),
    },
    { name: `${page}, weight`, measured: value('total-byte-weight') / 1024, unit: 'KB' },
  ];
}

function lcp({ audits }: Report): number {
  return audits['largest-contentful-paint']?.numericValue ?? Infinity;
}

/** Returns a function that audits a page. Lighthouse is no dependency: it brings 100 packages. */
async function lighthouseAudit() {
  const folder = await npmPackage('lighthouse', '13.5.0');
  const env = { ...process.env, CHROME_PATH: findBrowser() };
  return async (url: string, device: 'mobile' | 'desktop'): Promise<Report> => {
    const parameters = [
      join(folder, 'cli/index.js'),
      url,
      '--quiet',
      '--output=json',
      '--skip-audits=is-crawlable,canonical',
      `--chrome-flags=${chromeFlags.join(' ')}`,
      ...(device === 'desktop' ? ['--preset=desktop'] : []),
    ];
    for (let attempt = 1; ; attempt += 1) {
      try {
        const options = { env, maxBuffer: 256 * 1024 * 1024 };
        const { stdout } = await promisify(execFile)(process.execPath, parameters, options);
        return reportSchema.parse(JSON.parse(stdout));
      } catch (error) {
        // Chromium loses a trace now and then.
        if (attempt === 3) throw error;
      }
    }
  };
}

const chromeFlags = [
  '--headless=new',
  '--disable-background-networking',
  // For the audits of the tools that a page offers to software agents.
  '--enable-features=WebMCPTesting,DevToolsWebMCPSupport',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

const category = z.object({
  score: z.number().nullable(),
  auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
});

const reportSchema = z.object({
  categories: z.object({
    performance: category,
    accessibility: category,
    'best-practices': category,
    seo: category,
    'agentic-browsing': category,
  }),
  audits: z.record(
    z.string(),
    z.object({ score: z.number().nullable(), numericValue: z.number().optional() }),
  ),
});

type Report = z.infer<typeof reportSchema>;
