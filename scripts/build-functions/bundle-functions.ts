import { rolldown } from 'rolldown';
import type { SiteFacts } from '../../backend/hosts/firebase/hosted-settings.ts';

/** Bundles the functions that `input` exports, with all that they load, as `index.js` and its parts. */
export async function bundleFunctions(input: string, folder: string, facts: SiteFacts | null) {
  const bundle = await rolldown({
    input,
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
  return { files: output.length, bytes };
}
