import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { sitePath } from '#backend/hosts/node/site-path.ts';
import { problemPageFile } from '#backend/http/contact-form-endpoint.ts';
import { siteFileNames } from '#backend/http/site-file-names.ts';
import { decodeUri } from '#backend/settings/url-parts.ts';
import { readBuildManifest } from '#backend/settings/build-manifest.ts';

/**
 * Returns a line for each page of a built site that no address leads to, and for each link, picture, script
 * and style of its pages that leads to an address, or a part of a page, that the site does not have.
 *
 * @param origin Where the site is to be, such as `https://www.example.com`.
 * @param contentFolder What it was built from: the lines name the files in it that have the link.
 */
export async function siteProblems(
  folder: string,
  origin: string,
  contentFolder: string,
): Promise<readonly string[]> {
  const files = new Set(await siteFileNames(folder));
  const pages = new Map<string, HTMLElement>();
  for (const file of files) {
    if (!file.endsWith('.html')) continue;
    pages.set(file, parse(await readFile(join(folder, file), 'utf8')));
  }
  const manifest = readBuildManifest(folder);
  const moved = manifest?.movedPages ?? {};
  const leadsTo = (file: string | undefined, hash: string) => {
    if (file === undefined || !files.has(file)) return false;
    const id = decodeUri(hash.slice(1)) ?? hash;
    return ['', 'top'].includes(id) || pages.get(file)?.getElementById(id) !== null;
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
    const links = broken.map((link) => {
      const places = placesOf(link, contentFolder);
      return places.length > 0
        ? `${places.join(', ')}: the link ${link} leads nowhere.`
        : `The page ${address} links to ${link}, which leads nowhere.`;
    });
    const isReached = sentWithStatus.has(file) || fileAt(address, moved) === file;
    return isReached ? links : [`The page ${address} cannot be opened.`, ...links];
  });
  // A link of the menu is on every page.
  return [...new Set(problems)];
}

/** Pages without an address. */
const sentWithStatus: ReadonlySet<string> = new Set(['404.html', problemPageFile]);

/** The lines of the content that have a link, or else the part of a page that it leads to: `content/menu.yaml:4`. */
function placesOf(link: string, contentFolder: string): readonly string[] {
  const lines = globSync('**/*.{yaml,md}', { cwd: contentFolder })
    .sort()
    .flatMap((file) => {
      const path = join(contentFolder, file);
      const place = (index: number) => `${relative('', path)}:${index + 1}`;
      const texts = readFileSync(path, 'utf8').split('\n');
      return texts.map((text, index) => ({ text, place: place(index) }));
    });
  const withText = (part: string) => {
    const whole = new RegExp(`(?<![\\w/-])${RegExp.escape(part)}(?![\\w/#-])`);
    return lines.filter(({ text }) => whole.test(text)).map(({ place }) => place);
  };
  const whole = withText(link);
  const [, part = ''] = link.split('#');
  return whole.length > 0 || part === '' ? whole : withText(part);
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
