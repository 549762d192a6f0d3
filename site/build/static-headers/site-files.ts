import {
  pageHeaders,
  policyHeader,
  previewHeaders,
  securityHeaders,
} from '#backend/http/page-headers.ts';
import { fileHeaders } from '#backend/http/file-headers.ts';
import { siteFileNames } from '#backend/http/site-file-names.ts';
import type { PageSettings } from '#backend/settings/config.ts';
import { readBuildManifest } from '#backend/settings/build-manifest.ts';

type Headers = Readonly<Record<string, string>>;

/** A file of the built site. */
export interface SiteFile {
  /** Its path in the site's folder, such as `services/post/seo.html`. */
  readonly file: string;
  /** Its address, such as `/services/post/seo`. */
  readonly address: string;
  /** Its own headers, its policy among them. */
  readonly headers: Headers;
}

/** A built site with the headers that a static host must send. */
export interface StaticSite {
  /** The headers of every file. */
  readonly headers: Headers;
  /**
   * A policy that allows the inline scripts of every file and all styles, for hosts that send it in
   * addition to the policy of the file.
   */
  readonly widestPolicy: string;
  readonly files: readonly SiteFile[];
  /** The addresses that lead to another page, and to which. */
  readonly moved: Readonly<Record<string, string>>;
}

/** The policy of a file without inline scripts and styles. */
const strictestPolicy = securityHeaders[policyHeader] ?? '';

/** The headers of a file in `_astro/`. Only drawings have others: they contain styles. */
export const assetHeaders: Headers = {
  [policyHeader]: strictestPolicy,
  ...fileHeaders('_astro/', undefined),
};

/** Returns the headers that the Node host sends with each file of the built site. */
export async function staticSite(folder: string, settings: PageSettings): Promise<StaticSite> {
  const manifest = readBuildManifest(folder);
  const inlineHashes = manifest?.inlineHashes ?? {};
  const { [policyHeader]: _, ...common } = {
    ...securityHeaders,
    ...previewHeaders(settings.siteUrl),
    ...pageHeaders({ scripts: [], styles: [] }, settings),
  };
  const scripts = [...new Set(Object.values(inlineHashes).flatMap((inside) => inside.scripts))];
  const widest = pageHeaders({ scripts, styles: ["'unsafe-inline'"] }, settings);
  const names = await siteFileNames(folder);
  const files = names
    .filter((name) => !/\.(?:br|gz)$/.test(name))
    .map((file) => {
      const hashes = inlineHashes[file];
      const own = Object.entries({
        [policyHeader]: (hashes && pageHeaders(hashes, settings)[policyHeader]) ?? strictestPolicy,
        ...fileHeaders(file, settings.siteUrl),
      });
      return {
        file,
        address: `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`,
        headers: Object.fromEntries(own.filter(([name]) => !(name in common))),
      };
    });
  return {
    headers: common,
    widestPolicy: widest[policyHeader] ?? strictestPolicy,
    files,
    moved: manifest?.movedPages ?? {},
  };
}
