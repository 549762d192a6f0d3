import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/**
 * Returns the folder of a package that only the benchmark needs. It is installed, without running its
 * scripts, into `node_modules/.cache/bench-packages` the first time.
 */
export async function npmPackage(name: string, version: string): Promise<string> {
  const wanted = `${name}@${version}`;
  const cache = fileURLToPath(
    new URL(`../node_modules/.cache/bench-packages/${wanted}/`, import.meta.url),
  );
  const folder = join(cache, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  await mkdir(cache, { recursive: true });
  await writeFile(join(cache, 'package.json'), '{ "private": true }\n');
  const parameters = ['install', '--ignore-scripts', '--no-audit', '--no-fund', wanted];
  await promisify(execFile)('npm', parameters, { cwd: cache });
  return folder;
}
