import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltScreen } from '../analytics/site-screens.ts';

/** The screens of the built site, as its pages name themselves; `undefined` where it is not built. */
export async function builtScreens(
  siteFolder: string,
): Promise<readonly BuiltScreen[] | undefined> {
  const files = await readdir(siteFolder, { recursive: true }).catch(() => []);
  const pages = files
    .map((file) => file.replaceAll('\\', '/'))
    // Those with a dot are not for visitors.
    .filter((file) => /^[^.].*\.html$/.test(file));
  if (pages.length === 0) return undefined;
  return Promise.all(
    pages.map(async (file) => {
      const path = file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
      const html = await readFile(join(siteFolder, file), 'utf8');
      return { path, route: /^[^]{0,2000}? data-screen-name="([^"]+)"/.exec(html)?.[1] ?? path };
    }),
  );
}
