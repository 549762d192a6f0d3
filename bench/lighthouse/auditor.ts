import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { npmPackage } from '../npm-package.ts';
import { findBrowser } from '../../scripts/find-browser.ts';

export interface Auditor {
  readonly version: string;
  readonly audit: (url: string, device: Device, skipped?: readonly string[]) => Promise<Report>;
}

export type Device = 'mobile' | 'desktop';
export type Report = z.infer<typeof reportSchema>;

/**
 * Lighthouse: the one in the folder that `LIGHTHOUSE` names, or else the one that npm has, which is
 * installed into `node_modules/.cache` the first time. It is no dependency of the project: it brings a
 * hundred packages that nothing else needs.
 */
export async function lighthouseAuditor(): Promise<Auditor> {
  const folder = await npmPackage('lighthouse', '13.5.0', 'LIGHTHOUSE');
  const json: unknown = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const env = { ...process.env, CHROME_PATH: findBrowser() };
  return {
    version: z.object({ version: z.string() }).parse(json).version,
    async audit(url, device, skipped = []) {
      const parameters = [
        join(folder, 'cli/index.js'),
        url,
        '--quiet',
        '--output=json',
        `--chrome-flags=${chromeFlags.join(' ')}`,
        ...(device === 'desktop' ? ['--preset=desktop'] : []),
        ...(skipped.length > 0 ? [`--skip-audits=${skipped.join(',')}`] : []),
      ];
      const options = { env, maxBuffer: 256 * 1024 * 1024 };
      return reportSchema.parse(JSON.parse(await output(parameters, options)));
    },
  };
}

/** Chromium loses a trace now and then, and Lighthouse asks to be run again. */
async function output(
  parameters: readonly string[],
  options: Parameters<typeof run>[2],
): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    try {
      return (await run(process.execPath, parameters, options)).stdout.toString();
    } catch (error) {
      if (tries === 3) throw new Error(`Lighthouse failed: ${lastLine(error)}`);
    }
  }
}

const run = promisify(execFile);

/** Of what it said. It carries the whole report along, which says no more. */
function lastLine(error: unknown): string {
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
  return said.trim().split('\n').at(-1) ?? '';
}

/** With what it takes to see the tools that a page offers to software agents. */
const chromeFlags = [
  '--headless=new',
  '--disable-background-networking',
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
