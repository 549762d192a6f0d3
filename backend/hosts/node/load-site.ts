import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildManifest } from '#contract/build-manifest.ts';
import { siteScreens, type SiteScreens } from '../../analytics/site-screens.ts';
import { builtProblemPage } from '../../http/built-problem-page.ts';
import type { BuiltPage } from '../../http/contact-form-endpoint.ts';
import { fileHeaders } from '../../http/file-headers.ts';
import { pageHeaders } from '../../http/page-headers.ts';
import { siteFileNames } from '../../http/site-file-names.ts';
import type { WireResponse } from '../../http/wire-response.ts';
import { readBuildManifest } from '../../settings/build-manifest.ts';
import type { PageSettings } from '../../settings/config.ts';
import { contentType } from './content-type.ts';

/** A built site in memory. It never changes: another build is another site. */
export interface Site {
  /** Its name in the folder of releases; `undefined` for `dist/`. */
  readonly release: string | undefined;
  /** By path, such as `services/post/seo.html`. */
  readonly files: ReadonlyMap<string, SiteFile>;
  /** The page for problems with the contact form. */
  readonly problemPage: BuiltPage | undefined;
  readonly screens: SiteScreens;
  /** The addresses of pages that have moved, and where to. */
  readonly movedPages: Readonly<Record<string, string>>;
}

/** A file of the site and its compressed copies, each as the answer that is sent. */
export interface SiteFile {
  readonly etag: string;
  readonly plain: WireResponse;
  readonly br?: WireResponse | undefined;
  readonly gzip?: WireResponse | undefined;
}

/** Instead of a site that is not built, in development. Its screens all count as not found. */
export const noSite: Site = {
  release: undefined,
  files: new Map(),
  problemPage: undefined,
  screens: siteScreens([]),
  movedPages: {},
};

/** Whether a file is named after its content, and so is the same in every release that has it. */
export function isAsset(file: string): boolean {
  return file.startsWith('_astro/');
}

/**
 * Reads a built site with its compressed copies. Throws the file system's errors.
 *
 * @param known Returns an asset that is in memory already, so that releases share it.
 */
export async function loadSite(
  folder: string,
  settings: PageSettings,
  release?: string,
  known: (asset: string) => SiteFile | undefined = () => undefined,
): Promise<Site> {
  const manifest = readBuildManifest(folder);
  const names = new Set(await siteFileNames(folder));
  const originals = [...names].filter((name) => !/\.(?:br|gz)$/.test(name));
  const files = await Promise.all(
    originals.map(async (name) => {
      const file = isAsset(name) ? known(name) : undefined;
      return [name, file ?? (await loadFile(folder, name, names, manifest, settings))] as const;
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
