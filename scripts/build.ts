/**
 * `npm run build`: draws the illustrations, renders the site into `dist/`, seals its scripts, notes
 * what its Content-Security-Policy has to allow, fills the privacy page, compresses it all, and writes
 * `firebase.json` and the headers for static hosts.
 * `-- --hosted`: the functions that these pages call are on the hosted platform, as `/privacy` then says.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { builtSettings, builtSettingsFile } from '../backend/settings/built-settings.ts';
import { settings } from '../backend/settings/settings.ts';
import { siteEnvironment } from './site-environment.ts';

const steps = [
  ['node', 'site/art/draw.ts'],
  ['astro', 'build', '--silent'],
  ['node', 'scripts/seal-scripts.ts'],
  ['node', 'scripts/note-inline-hashes.ts'],
  ['node', 'scripts/fill-privacy-page.ts', ...process.argv.slice(2)],
  ['node', 'scripts/compress.ts'],
  ['node', 'scripts/static-headers.ts'],
] as const;

const env = siteEnvironment();
for (const [command, ...args] of steps) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
writeFileSync(dist + builtSettingsFile, JSON.stringify(builtSettings(settings())));
