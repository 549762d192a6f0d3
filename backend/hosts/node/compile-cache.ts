import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * Keeps what Node compiles from here on for the next start, and uses what is kept. Compiling is most
 * of what a start costs, in memory too: at rest 121 MiB where all of it is new, and 110 MiB where none
 * is. Not in the shared temporary folder, which is Node's own choice and where others could write.
 */
export function keepCompiled(): void {
  enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/node/', import.meta.url)));
}
