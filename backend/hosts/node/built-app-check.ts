import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AppCheckProvider } from '#contract/app-check.ts';
import { StartFault } from './start-fault.ts';

/** Where the build notes the app check that its pages go by. The dot keeps visitors out. */
export const builtAppCheckFile = '.app-check.json';

/**
 * Pages that earn their tokens in another way than this server takes them could send nothing: that is
 * told now, and not to every visitor. Throws {@link StartFault}.
 */
export function requireBuiltFor(siteFolder: string, appCheck: AppCheckProvider): void {
  if (noted(siteFolder) === JSON.stringify(appCheck)) return;
  throw new StartFault([
    'APP_CHECK: the site was built with other settings of it. Build it again with these: `npm start` does so by itself',
  ]);
}

/** A site without a note is one that goes by the default. */
function noted(siteFolder: string): string {
  try {
    return readFileSync(join(siteFolder, builtAppCheckFile), 'utf8');
  } catch {
    return JSON.stringify({ kind: 'proof-of-work' } satisfies AppCheckProvider);
  }
}
