/**
 * `npm run build:functions`: writes `dist-functions/`, which the hosted platform runs: the bundled
 * functions, the facts about the built site that they need, and their settings.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import type { SiteFacts } from '#backend/hosts/firebase/hosted-settings.ts';
import { builtProblemPage } from '#backend/http/contact-form-endpoint.ts';
import { changedSettings, readBuildManifest } from '#backend/settings/build-manifest.ts';
import { settings } from '#backend/settings/settings.ts';
import project from '../package.json' with { type: 'json' };
import { orExit } from './shared/or-exit.ts';
import { functionsEnvironment } from './build-functions/functions-environment.ts';

const top = fileURLToPath(new URL('../', import.meta.url));
const siteFolder = join(top, 'dist');
const folder = join(top, 'dist-functions');

const config = orExit(settings);
const manifest = readBuildManifest(siteFolder);
const problemPage = await builtProblemPage(siteFolder, manifest, config);
if (manifest === undefined || problemPage === undefined) stop('The site is not built yet');
const changed = changedSettings(manifest, config, true);
if (changed.length > 0) stop(`The site is built with another ${changed.join(', ')}`);

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const { content, screens } = manifest;
const facts = { content, screens, problemPage } satisfies SiteFacts;
const bundle = await rolldown({
  input: join(top, 'backend/hosts/firebase/index.ts'),
  platform: 'node',
  transform: { define: { builtSiteFacts: JSON.stringify(facts) } },
});
const { output } = await bundle.write({
  dir: folder,
  format: 'esm',
  entryFileNames: 'index.js',
  // Firestore's client relies on the names of its classes.
  minify: { mangle: false, compress: true },
  // CommonJS libraries look for their own files.
  banner: 'const __dirname = import.meta.dirname;',
});
const bytes = output.reduce((sum, part) => sum + ('code' in part ? part.code.length : 0), 0);

const { version, devDependencies } = project;
const packageFile = {
  name: 'functions',
  version,
  private: true,
  type: 'module',
  main: 'index.js',
  engines: { node: '24' },
  // What runs the functions and what lists them for a deployment. The rest is bundled.
  dependencies: {
    '@google-cloud/functions-framework': devDependencies['@google-cloud/functions-framework'],
    'firebase-functions': devDependencies['firebase-functions'],
  },
};
await Promise.all([
  writeFile(join(folder, 'package.json'), `${JSON.stringify(packageFile, null, 2)}\n`),
  writeFile(join(folder, '.env'), functionsEnvironment(process.env)),
]);
console.log(`dist-functions: ${output.length} files, ${(bytes / 1e6).toFixed(1)} MB`);

function stop(reason: string): never {
  console.error(`${reason}: \`npm run build -- --hosted\` comes before this`);
  process.exit(1);
}
