import { parse, type HTMLElement } from 'node-html-parser';
import { escapeHtml } from '#contract/escape-html.ts';

/**
 * Returns the links by which a browser asks for the first pictures of a page at once, and not after it has
 * read all styles: for each window the file that it is going to show.
 */
export function firstPictureLinks(html: string): string {
  return parse(html)
    .querySelectorAll('main img[fetchpriority="high"]')
    .flatMap((image) => filesOf(image))
    .map((attributes) => `<link rel="preload" as="image" fetchpriority="high" ${attributes}>`)
    .join('');
}

function filesOf(image: HTMLElement): readonly string[] {
  const sources = image.parentNode?.querySelectorAll(':scope > source') ?? [];
  const links: string[] = [];
  const taken: string[] = [];
  for (const source of [...sources, image]) {
    const media = source.getAttribute('media') ?? '';
    // The same photo once more, for a browser without AVIF, and what no window is left for.
    if (taken.includes(media) || taken.includes('')) continue;
    links.push(fileOf(source, mediaWithout(media, taken)));
    taken.push(media);
  }
  return links;
}

function fileOf(source: HTMLElement, media: string): string {
  const [set, sizes, type] = ['srcset', 'sizes', 'type'].map((name) => source.getAttribute(name));
  const src = source.getAttribute('src');
  const isOneFile = set === undefined || sizes === undefined;
  const attributes = {
    ...(isOneFile ? { href: src ?? set } : { imagesrcset: set, imagesizes: sizes }),
    type,
    media: media === '' ? undefined : media,
  };
  return Object.entries(attributes)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}="${escapeHtml(value)}"`]))
    .join(' ');
}

/** The windows of a media query that none of the queries before it matches. */
function mediaWithout(media: string, before: readonly string[]): string {
  const others = before
    .flatMap((query) => query.split(','))
    .map((query) => `(not (${query.trim()}))`);
  return media
    .split(',')
    .map((query) => [...others, query.trim()].filter((part) => part !== '').join(' and '))
    .join(', ');
}
