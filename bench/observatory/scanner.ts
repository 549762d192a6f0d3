import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { npmPackage } from '../npm-package.ts';

export interface Scanner {
  readonly version: string;
  readonly scan: (site: string, authority: string) => Promise<Scan>;
}

export type Scan = z.infer<typeof scanSchema>;

/**
 * Mozilla's own scanner: the one in the folder that `OBSERVATORY` names, or else the one that npm has,
 * which is installed into `node_modules/.cache` the first time. It is no dependency of the project: it
 * brings 230 packages that nothing else needs, and its install script wants the network.
 */
export async function observatoryScanner(): Promise<Scanner> {
  const folder = await npmPackage('@mdn/mdn-http-observatory', '1.4.8', 'OBSERVATORY');
  await giveEmptyLists(folder);
  const json: unknown = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  return {
    version: z.object({ version: z.string() }).parse(json).version,
    async scan(site, authority) {
      const { stdout } = await promisify(execFile)(
        process.execPath,
        [join(folder, 'src/scan.js'), site],
        { env: { ...process.env, NODE_EXTRA_CA_CERTS: authority }, maxBuffer: 1024 * 1024 },
      );
      return scanSchema.parse(JSON.parse(stdout));
    },
  };
}

/** Of domains that browsers know already, which its install script would fetch: this host is none. */
async function giveEmptyLists(folder: string): Promise<void> {
  const lists = { 'hsts-preload.json': '{}', 'tld-list.json': '[]' };
  for (const [name, empty] of Object.entries(lists)) {
    const file = join(folder, 'conf', name);
    if (!existsSync(file)) await writeFile(file, empty);
  }
}

const scanSchema = z.object({
  scan: z.object({ grade: z.string(), score: z.number() }),
  tests: z.record(
    z.string(),
    z.object({ pass: z.boolean(), result: z.string(), scoreModifier: z.number() }),
  ),
});
