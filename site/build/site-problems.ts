import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { sitePath } from '#backend/hosts/node/site-path.ts';
import { siteFileNames } from '#backend/http/site-file-names.ts';
import { decodeUri } from '#contract/decode-uri.ts';
import { readBuildManifest } from '#backend/settings/build-manifest.ts';

/**
 * Returns a line for each link, picture, script and style in the pages of a built site that leads to an address, or a
 * part of a page, that the site does not have.
 *
 * @param origin Where the site is to be, such as `https://www.example.com`.
 * @param placesOf Returns where the content has a link of a page: file and line.
 */
export async function siteProblems(
  folder: string,
  origin: string,
  placesOf: (link: string, page: string) => readonly string[] = () => [],
): Promise<readonly string[]> {
  const files = new Set(await siteFileNames(folder));
  const pages = new Map<string, HTMLElement>();
  const parts = new Map<string, ReadonlySet<string | undefined>>();
  for (const file of files) {
    if (!file.endsWith('.html')) continue;
    const page = parse(await readFile(join(folder, file), 'utf8'));
    pages.set(file, page);
    // Not by `getElementById`, which does not decode them.
    parts.set(file, new Set(page.querySelectorAll('[id]').map((part) => part.getAttribute('id'))));
  }
  const manifest = readBuildManifest(folder);
  const moved = manifest?.movedPages ?? {};
  const leadsTo = (file: string | undefined, hash: string) => {
    if (file === undefined || !files.has(file)) return false;
    const id = decodeUri(hash.slice(1)) ?? hash;
    // What is no page names its parts itself: `prices.pdf#page=2`.
    return ['', 'top'].includes(id) || parts.get(file)?.has(id) !== false;
  };
  const problems = [...pages].flatMap(([file, page]) => {
    const address = `/${file.replace(/(?:^index)?\.html$/, '')}`;
    const isBroken = (link: string) => {
      const url = URL.parse(link, origin + address);
      if (url === null) return true;
      // The 404 page has no address of its own.
      const target = url.pathname === address ? file : fileAt(url.pathname, moved);
      return url.origin === origin && !leadsTo(target, url.hash);
    };
    const broken = [...new Set(linksOf(page))].filter(isBroken);
    return broken.flatMap((link) => {
      const places = placesOf(link, address);
      return places.length > 0
        ? places.map((place) => `${place}: the link ${link} leads nowhere: ${reasonOf(link)}`)
        : [`The page ${address} links to ${link}, which leads nowhere.`];
    });
  });
  // Several pages may show the same text.
  return [...new Set(problems)];
}

function reasonOf(link: string): string {
  const [, part] = /#(.+)$/.exec(link) ?? [];
  return part === undefined
    ? 'the site has no such page or file'
    : `there is no heading or other part with the address #${part}`;
}

function linksOf(page: HTMLElement): readonly string[] {
  const values = (name: string) =>
    page.querySelectorAll(`[${name}]`).map((element) => element.getAttribute(name) ?? '');
  // As in `/small.png 300w, /large.png 600w`.
  const pictures = values('srcset').flatMap((set) => set.split(','));
  const sources = pictures.map((picture) => picture.trim().split(/\s/)[0] ?? '');
  return [...values('href'), ...values('src'), ...sources];
}

/** Returns the file that the site answers an address with, at its new address if it has moved. */
function fileAt(path: string, moved: Readonly<Record<string, string>>): string | undefined {
  const found = sitePath(path, moved);
  if (found === undefined || 'file' in found) return found?.file;
  const [page = ''] = found.to.split('#');
  const target = sitePath(page, {});
  return target && 'file' in target ? target.file : undefined;
}
