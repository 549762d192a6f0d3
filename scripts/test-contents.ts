/**
 * `npm run test:contents`: writes twenty contents at random, builds each and runs the quick checks of its pages.
 * `-- COUNT SEED`: how many, and the seed of the first, to repeat one. Keeps the folder of a content that fails.
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { writeRandomContent } from '../test/fixtures/random-content.ts';

const [count = 20, first = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
const failed: string[] = [];
for (let seed = first; seed < first + count; seed += 1) {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  await writeRandomContent(folder, seed);
  console.log(`\nContent of the seed ${seed}, in ${folder}`);
  const { status } = spawnSync('node', ['scripts/check.ts', '--texts'], {
    stdio: 'inherit',
    env: { ...process.env, CONTENT_DIR: folder },
  });
  if (status === 0) await rm(folder, { recursive: true });
  else failed.push(`npm run test:contents -- 1 ${seed}`);
}
console.log(['', `${failed.length} of ${count} contents failed`, ...failed].join('\n'));
process.exitCode = failed.length === 0 ? 0 : 1;
