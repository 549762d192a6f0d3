/**
 * Fills the privacy page of the build by the settings of this machine, for hosts that serve files
 * alone. What Astro has rendered, with the sentences for every case, stays beside it for a host that
 * fills it by settings of its own.
 *
 * `--hosted`: for pages whose functions are on the hosted platform. Another folder than `dist/` may be
 * named.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { privacyFile, privacyTemplateFile } from '../backend/settings/privacy-template.ts';
import { settings } from '../backend/settings/settings.ts';
import { staticPrivacyPage } from './static-privacy-page.ts';

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  options: { hosted: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [folder = fileURLToPath(new URL('../dist/', import.meta.url))] = positionals;
const template = await readFile(join(folder, privacyFile), 'utf8');
const page = staticPrivacyPage(template, settings(), values.hosted);
await writeFile(join(folder, privacyTemplateFile), template);
await writeFile(join(folder, privacyFile), page);
