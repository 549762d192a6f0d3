import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';

/** What programs are told of a page that they may list. */
export interface BuiltPage {
  /** Such as `/services/post/seo`. */
  readonly path: string;
  /** Without the agency's name behind it. */
  readonly title: string;
  readonly description: string;
  readonly isArticle: boolean;
  /** A fingerprint of its words: another one means that they have changed. */
  readonly words: string;
}

/**
 * The pages of a built site that programs may list, by path, as they stand there: nobody has to write
 * their names or words a second time. What may be listed has a canonical address.
 */
export async function builtPages(folder: string): Promise<readonly BuiltPage[]> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => name.endsWith('.html')).sort();
  const pages = await Promise.all(
    files.map(async (name) => builtPage(await readFile(join(folder, name), 'utf8'))),
  );
  return pages
    .filter((page) => page !== undefined)
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** `undefined`: a page that is not to be listed. */
export function builtPage(html: string): BuiltPage | undefined {
  const root = parse(html);
  const canonical = root.querySelector('link[rel="canonical"]')?.getAttribute('href');
  if (canonical === undefined) return undefined;
  const meta = (mark: string) => root.querySelector(`meta[${mark}]`)?.getAttribute('content') ?? '';
  const title = meta('property="og:title"');
  const description = meta('name="description"');
  return {
    path: new URL(canonical).pathname,
    title,
    description,
    isArticle: meta('property="og:type"') === 'article',
    words: fingerprint([title, description, ownWords(root)].join('\n')),
  };
}

/** What stands on this page alone: the frame and the contact section are those of others too. */
function ownWords(root: HTMLElement): string {
  const main = root.querySelector('main');
  if (main === null) return '';
  for (const part of main.querySelectorAll('script, style, template, [data-contact-section]')) {
    part.remove();
  }
  return main.text;
}

/** The same on every machine: neither the names of built files nor line ends are in it. */
function fingerprint(text: string): string {
  const normal = text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  return createHash('sha256').update(normal).digest('hex').slice(0, 16);
}
