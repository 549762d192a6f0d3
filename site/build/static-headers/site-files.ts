import {
  pageHeaders,
  policyHeader,
  previewHeaders,
  resourcePolicyHeader,
  securityHeaders,
} from '#backend/http/page-headers.ts';
import { fileHeaders } from '#backend/http/file-headers.ts';
import { siteFileNames } from '#backend/http/site-file-names.ts';
import type { PageSettings } from '#backend/settings/config.ts';
import { readBuildManifest } from '#backend/settings/build-manifest.ts';

type Headers = Readonly<Record<string, string>>;

/** A built site with the headers that a static host must send. */
export type StaticSite = Awaited<ReturnType<typeof staticSite>>;

/** A file of it, such as `services/post/seo.html`, with its address, such as `/services/post/seo`. */
export type SiteFile = StaticSite['files'][number];

/** The policy of a file without inline scripts and styles. */
const strictestPolicy = securityHeaders[policyHeader] ?? '';
const ownResourcePolicy = securityHeaders[resourcePolicyHeader] ?? '';

/** The headers of a file in `_astro/`. Only drawings have others: they contain styles. */
export const assetHeaders: Headers = {
  [policyHeader]: strictestPolicy,
  [resourcePolicyHeader]: ownResourcePolicy,
  ...fileHeaders('_astro/', undefined),
};

/** Returns the headers that the Node host sends with each file of the built site. */
export async function staticSite(folder: string, settings: PageSettings) {
  const manifest = readBuildManifest(folder);
  const inlineHashes = manifest?.inlineHashes ?? {};
  const {
    [policyHeader]: _,
    [resourcePolicyHeader]: __,
    ...common
  }: Headers = {
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
      const own: Headers = {
        [policyHeader]: (hashes && pageHeaders(hashes, settings)[policyHeader]) ?? strictestPolicy,
        [resourcePolicyHeader]: ownResourcePolicy,
        ...fileHeaders(file, settings.siteUrl),
      };
      return {
        file,
        address: `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`,
        /** Its own, its policies among them. */
        headers: Object.fromEntries(Object.entries(own).filter(([name]) => !(name in common))),
      };
    });
  return {
    /** Those of every file. */
    headers: common,
    /** Allows the inline scripts of every file and all styles, for hosts that send it with the policy of the file. */
    widestPolicy: widest[policyHeader] ?? strictestPolicy,
    files,
    /** The addresses that lead to another page, and to which. */
    moved: manifest?.movedPages ?? {},
  };
}
