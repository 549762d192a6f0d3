import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/**
 * The folder of a package that only a benchmark needs: the one that the environment names by `setting`,
 * or else the one on npm, installed without its scripts into `node_modules/.cache` the first time.
 */
export async function npmPackage(name: string, version: string, setting: string): Promise<string> {
  const named = process.env[setting];
  if (named !== undefined) return named;
  const cache = fileURLToPath(
    new URL(`../node_modules/.cache/${setting.toLowerCase()}/`, import.meta.url),
  );
  const folder = join(cache, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  await mkdir(cache, { recursive: true });
  await writeFile(join(cache, 'package.json'), '{ "private": true }\n');
  const wanted = `${name}@${version}`;
  const parameters = ['install', '--ignore-scripts', '--no-audit', '--no-fund', wanted];
  try {
    await promisify(execFile)('npm', parameters, { cwd: cache });
  } catch (error) {
    throw new Error(
      `${wanted} could not be installed from the npm registry. Install it elsewhere, and name its folder by ${setting}`,
      { cause: error },
    );
  }
  return folder;
}
