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
    plugins: [withoutAccounts],
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
 * `onCall` loads what verifies a person's sign-in and a page's token before anybody calls. There are no
 * accounts here, and the other is loaded by the first call that brings such a token.
 */
const withoutAccounts = {
  name: 'without-accounts',
  resolveId(id: string, importer: string | undefined) {
    if (importer?.includes('/firebase-functions/') !== true) return undefined;
    const own = /^firebase-admin\/(?:app|app-check|auth)$/.test(id);
    return own ? onDemand : undefined;
  },
};

const onDemand = fileURLToPath(
  new URL('../backend/hosts/firebase/admin-on-demand.ts', import.meta.url),
);
