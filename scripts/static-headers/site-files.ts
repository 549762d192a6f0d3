import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { AppCheckProvider } from '#contract/app-check.ts';
import { pageHeaders, policyHeader, securityHeaders } from '../../backend/hosts/content-policy.ts';
import { readInlineHashes } from '../../backend/hosts/node/inline-hashes.ts';
import { cacheRule } from '../../backend/hosts/node/site-routes.ts';

/** A file of the built site, and what is sent with it beside the headers of all. */
export interface SiteFile {
  /** Its path in the site's folder, such as `services/post/seo.html`. */
  readonly file: string;
  /** Where a visitor finds it, such as `/services/post/seo`. */
  readonly address: string;
  readonly policy: string;
  readonly cache: string;
}

/** A built site as a static host has to send it. */
export interface StaticSite {
  /** What goes with every file. */
  readonly headers: Readonly<Record<string, string>>;
  /** By name. */
  readonly files: readonly SiteFile[];
}

/** The policy of a file that holds nothing to be allowed. */
export const strictestPolicy = securityHeaders[policyHeader] ?? '';

/** What the Node host would send with each file of the built site. */
export async function staticSite(folder: string, appCheck: AppCheckProvider): Promise<StaticSite> {
  const headers = Object.entries({ ...securityHeaders, ...pageHeaders(nothing, appCheck) });
  return {
    headers: Object.fromEntries(headers.filter(([name]) => name !== policyHeader)),
    files: await siteFiles(folder, appCheck),
  };
}

const nothing = { scripts: [], styles: [] };

async function siteFiles(folder: string, appCheck: AppCheckProvider): Promise<readonly SiteFile[]> {
  const inlineHashes = await readInlineHashes(folder);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/^\.|\.(?:br|gz)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
    .map((file) => {
      const hashes = inlineHashes[file];
      return {
        file,
        address: `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`,
        policy: (hashes && pageHeaders(hashes, appCheck)[policyHeader]) ?? strictestPolicy,
        cache: cacheRule(`/${file}`),
      };
    });
}
