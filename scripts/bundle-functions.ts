import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import type { SiteFacts } from '../backend/hosts/firebase/site-facts.ts';

/** Bundles the functions that `input` exports, with all that they load, as `index.js` and its parts. */
export async function bundleFunctions(
  input: string,
  folder: string,
  facts: SiteFacts | null = null,
) {
  const bundle = await rolldown({
    input,
    platform: 'node',
    plugins: [lighter],
    transform: { define: { builtSiteFacts: JSON.stringify(facts) } },
  });
  const { output } = await bundle.write({
    dir: folder,
    format: 'esm',
    entryFileNames: 'index.js',
    // Names stay: Firestore's client goes by those of its classes.
    minify: { mangle: false, compress: true },
    // Libraries in CommonJS look for their own files.
    banner: 'const __dirname = import.meta.dirname;',
  });
  const bytes = output.reduce((sum, part) => sum + ('code' in part ? part.code.length : 0), 0);
  return { files: output.length, bytes };
}

/**
 * What would be loaded at a cold start, and is not needed for any call. `onCall` brings what verifies a
 * person's sign-in and a page's token: there are no accounts here, and the other comes with the first
 * such token.
 */
const lighter = {
  name: 'lighter',
  resolveId(id: string, importer = '') {
    if (importer.includes('/firebase-functions/') && onDemandParts.has(id)) return onDemand;
    return undefined;
  },
};

const onDemandParts = new Set([
  'firebase-admin/app',
  'firebase-admin/app-check',
  'firebase-admin/auth',
]);
const onDemand = fileURLToPath(
  new URL('../backend/hosts/firebase/admin-on-demand.ts', import.meta.url),
);
