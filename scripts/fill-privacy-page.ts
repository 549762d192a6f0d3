/**
 * Fills the privacy page of the build by the settings of this machine, for hosts that serve files
 * alone. What Astro has rendered, with the sentences for every case, stays beside it for a host that
 * fills it by settings of its own.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { privacyFacts } from '../backend/hosts/node/privacy-facts.ts';
import { privacyFile, privacyTemplateFile } from '../backend/hosts/node/privacy-template.ts';
import { settings } from '../backend/hosts/node/settings.ts';
import { privacyPage } from '../backend/hosts/privacy-page.ts';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const template = await readFile(join(dist, privacyFile), 'utf8');
await writeFile(join(dist, privacyTemplateFile), template);
await writeFile(join(dist, privacyFile), privacyPage(template, privacyFacts(settings())));
