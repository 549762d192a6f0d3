import {
  pageHeaders,
  policyHeader,
  previewHeaders,
  securityHeaders,
} from '../../../backend/http/page-headers.ts';
import { fileHeaders } from '../../../backend/http/file-headers.ts';
import { siteFileNames } from '../../../backend/http/site-file-names.ts';
import type { PageSettings } from '../../../backend/settings/config.ts';
import { readBuildManifest } from '../../../backend/settings/build-manifest.ts';
import type { BuildManifest } from '../../../contract/build-manifest.ts';

/** A file of the built site and its own headers. */
export interface SiteFile {
  /** Its path in the site's folder, such as `services/post/seo.html`. */
  readonly file: string;
  /** Its address, such as `/services/post/seo`. */
  readonly address: string;
  readonly policy: string;
  readonly cache: string;
  /** Headers of its file type. */
  readonly others: Readonly<Record<string, string>>;
}

/** A built site with the headers that a static host must send. */
export interface StaticSite {
  /** The headers of every file. */
  readonly headers: Readonly<Record<string, string>>;
  /**
   * A policy that allows the inline scripts of every file and all styles, for hosts that send it in
   * addition to the policy of the file.
   */
  readonly widestPolicy: string;
  /** By name. */
  readonly files: readonly SiteFile[];
  /** The addresses that lead to another page, and to which. */
  readonly moved: Readonly<Record<string, string>>;
}

/** The policy of a file without inline scripts and styles. */
export const strictestPolicy = securityHeaders[policyHeader] ?? '';

/** Returns the headers that the Node host sends with each file of the built site. */
export async function staticSite(folder: string, settings: PageSettings): Promise<StaticSite> {
  const common = Object.entries({
    ...securityHeaders,
    ...previewHeaders(settings.siteUrl),
    ...pageHeaders(nothing, settings),
  });
  const headers = Object.fromEntries(common.filter(([name]) => name !== policyHeader));
  const manifest = readBuildManifest(folder);
  const hashes = manifest?.inlineHashes ?? {};
  const scripts = [...new Set(Object.values(hashes).flatMap((inside) => inside.scripts))];
  const widest = pageHeaders({ scripts, styles: ["'unsafe-inline'"] }, settings);
  return {
    headers,
    widestPolicy: widest[policyHeader] ?? strictestPolicy,
    files: await siteFiles(folder, settings, headers, hashes),
    moved: manifest?.movedPages ?? {},
  };
}

const nothing = { scripts: [], styles: [] };

async function siteFiles(
  folder: string,
  settings: PageSettings,
  common: StaticSite['headers'],
  inlineHashes: BuildManifest['inlineHashes'],
): Promise<readonly SiteFile[]> {
  const names = await siteFileNames(folder);
  return names
    .filter((name) => !/\.(?:br|gz)$/.test(name))
    .map((file) => {
      const hashes = inlineHashes[file];
      const { 'cache-control': cache = '', ...others } = fileHeaders(file, settings.siteUrl);
      return {
        file,
        address: `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`,
        policy: (hashes && pageHeaders(hashes, settings)[policyHeader]) ?? strictestPolicy,
        cache,
        others: Object.fromEntries(Object.entries(others).filter(([name]) => !(name in common))),
      };
    });
}
