import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildManifest } from '#contract/build-manifest.ts';
import { siteScreens } from '../../analytics/site-screens.ts';
import { builtProblemPage } from '../../http/contact-form-endpoint.ts';
import { fileHeaders, contentType } from '../../http/file-headers.ts';
import { pageHeaders } from '../../http/page-headers.ts';
import { siteFileNames } from '../../http/site-file-names.ts';
import type { WireResponse } from '../../http/wire-response.ts';
import { readBuildManifest } from '../../settings/build-manifest.ts';
import type { PageSettings } from '../../settings/config.ts';
import { keptReleases } from './releases.ts';

export type Site = Awaited<ReturnType<typeof loadSite>>;

export interface SiteFile {
  readonly etag: string;
  readonly plain: WireResponse & { readonly body: Buffer };
  readonly br?: WireResponse | undefined;
  readonly gzip?: WireResponse | undefined;
}

/** Instead of a site that is not built, in development. Its screens all count as not found. */
const noSite: Site = {
  release: undefined,
  files: new Map(),
  problemPage: undefined,
  screens: siteScreens([]),
  movedPages: {},
};

/** Whether a file is named after its content, and so is the same in every release that has it. */
function isAsset(file: string): boolean {
  return file.startsWith('_astro/');
}

/**
 * Reads a built site. Throws the file system's errors. `release` is its name in the folder of releases, `undefined` for
 * `dist/`; `known` returns a file that is in memory already.
 */
export async function loadSite(
  folder: string,
  settings: PageSettings,
  release?: string,
  known: (file: string) => SiteFile | undefined = () => undefined,
) {
  const manifest = readBuildManifest(folder);
  const names = new Set(await siteFileNames(folder));
  const originals = [...names].filter((name) => !/\.(?:br|gz)$/.test(name));
  const files = await Promise.all(
    originals.map(async (name) => {
      const earlier = known(name);
      if (earlier && isAsset(name)) return [name, earlier] as const;
      const file = await loadFile(folder, name, names, manifest, settings);
      // A download may be large: it is in memory once for all releases that have it.
      const isSame = name.startsWith('files/') && file.etag === earlier?.etag;
      return [name, isSame ? earlier : file] as const;
    }),
  );
  return {
    release,
    files: new Map(files),
    problemPage: await builtProblemPage(folder, manifest, settings),
    screens: siteScreens(manifest?.screens ?? []),
    movedPages: manifest?.movedPages ?? {},
  };
}

async function loadFile(
  folder: string,
  name: string,
  names: ReadonlySet<string>,
  manifest: BuildManifest | undefined,
  settings: PageSettings,
): Promise<SiteFile> {
  const copy = (end: string) =>
    names.has(name + end) ? readFile(join(folder, name + end)) : undefined;
  const [body, br, gzip] = await Promise.all([
    readFile(join(folder, name)),
    copy('.br'),
    copy('.gz'),
  ]);
  const hashes = manifest?.inlineHashes[name];
  const headers = {
    'content-type': contentType(name),
    ...fileHeaders(name, settings.siteUrl),
    ...(hashes && pageHeaders(hashes, settings)),
    vary: 'accept-encoding',
  };
  // Weak, since it is the same for the compressed copies.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  // Browsers do not store the 404 page.
  const tag = name === '404.html' ? {} : { etag };
  const answer = (body: Buffer, more = {}) => ({
    status: 200,
    headers: { ...headers, ...more, ...tag },
    body,
  });
  return {
    etag,
    plain: answer(body),
    br: br && answer(br, { 'content-encoding': 'br' }),
    gzip: gzip && answer(gzip, { 'content-encoding': 'gzip' }),
  };
}

export type LiveSite = ReturnType<typeof liveSite>;

/** The site that a server answers with. A request takes all it needs from one release. */
export function liveSite() {
  /** The current one first. */
  let sites: readonly Site[] = [];
  let unreadable: string | undefined;
  const current = () => sites[0] ?? noSite;
  return {
    current,
    /** Returns a file of the current release, or an asset that only a page opened earlier still needs. */
    find: (file: string) => {
      if (!isAsset(file)) return current().files.get(file);
      return sites.map(({ files }) => files.get(file)).find((found) => found !== undefined);
    },
    /** The release that this server could not read since it last switched, for `npm run publish`. */
    unreadable: () => unreadable,
    noteUnreadable(release: string) {
      unreadable = release;
    },
    switchTo(site: Site) {
      unreadable = undefined;
      const others = sites.filter(({ release }) => release !== site.release);
      sites = [site, ...others].slice(0, keptReleases);
    },
  };
}
