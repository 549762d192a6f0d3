import { extname } from 'node:path';
import { resourcePolicyHeader } from './page-headers.ts';

/**
 * Returns how long a file of the site is cached, whether other sites may show it, and its content type where a
 * server's own list is wrong.
 */
export function fileHeaders(
  file: string,
  siteUrl: URL | undefined,
): Readonly<Record<string, string>> {
  const cache = { 'cache-control': cacheControl(file) };
  if (file.startsWith('_astro/')) return cache;
  const forAll = { ...cache, [resourcePolicyHeader]: 'cross-origin' };
  // Saved, not shown: under this site's policy Chrome's PDF viewer has no styles.
  if (file.startsWith('files/')) return { ...forAll, 'content-disposition': 'attachment' };
  // The icons and the pictures for links to the pages.
  if (contentType(file).startsWith('image/')) return forAll;
  const extension = extname(file);
  const type = { 'content-type': contentType(file) };
  if (['.txt', '.xml', '.webmanifest'].includes(extension)) return { ...cache, ...type };
  if (extension !== '.md') return cache;
  // The Markdown copy of a page. Search engines list the page.
  const page = `${siteUrl?.origin ?? ''}/${file.slice(0, -extension.length)}`;
  return { ...cache, ...type, 'x-robots-tag': 'noindex', link: `<${page}>; rel="canonical"` };
}

/**
 * Files in `_astro/` are named after their content. The 404 page is sent at addresses that may exist later. The other
 * scripts end what the site before this one has left in browsers.
 */
function cacheControl(file: string): string {
  if (file.startsWith('_astro/')) return 'public, max-age=31536000, immutable';
  return file === '404.html' || file.endsWith('.js') ? 'no-store' : pageCacheControl;
}

const pageCacheControl = 'public, max-age=0, must-revalidate';

/** Returns the content type of a file by its ending. A browser shows no other file, but saves it. */
export function contentType(file: string): string {
  return contentTypes[extname(file).toLowerCase()] ?? 'application/octet-stream';
}

const contentTypes: Readonly<Record<string, string | undefined>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  // It names its character set itself (RFC 7303).
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.vcf': 'text/vcard; charset=utf-8',
  '.zip': 'application/zip',
  '.epub': 'application/epub+zip',
};
