import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
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
  const folder = process.env.LIGHTHOUSE ?? (await installed());
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

const packageName = 'lighthouse';
const packageVersion = '13.5.0';

async function installed(): Promise<string> {
  const cache = fileURLToPath(new URL('../../node_modules/.cache/lighthouse/', import.meta.url));
  const folder = join(cache, 'node_modules', packageName);
  if (existsSync(join(folder, 'package.json'))) return folder;
  await mkdir(cache, { recursive: true });
  await writeFile(join(cache, 'package.json'), '{ "private": true }\n');
  const wanted = `${packageName}@${packageVersion}`;
  const parameters = ['install', '--ignore-scripts', '--no-audit', '--no-fund', wanted];
  try {
    await promisify(execFile)('npm', parameters, { cwd: cache });
  } catch (error) {
    throw new Error(
      `Lighthouse could not be installed from the npm registry. Install ${wanted} elsewhere, and name its folder by LIGHTHOUSE`,
      { cause: error },
    );
  }
  return folder;
}

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
