/**
 * Returns the headers of a file of the site that follow from its name, beside its policy: how long it is
 * cached, and its content type where a server's own list is wrong.
 *
 * @param file Its path in the site's folder, such as `services/post/seo.md`.
 */
export function fileHeaders(
  file: string,
  siteUrl: URL | undefined,
): Readonly<Record<string, string>> {
  const cache = { 'cache-control': cacheControl(file) };
  if (file.startsWith('_astro/')) return cache;
  const extension = file.slice(file.lastIndexOf('.'));
  switch (extension) {
    // The Markdown copy of a page. Search engines list the page.
    case '.md': {
      const page = `${siteUrl?.origin ?? ''}/${file.slice(0, -extension.length)}`;
      return {
        ...cache,
        'content-type': 'text/markdown; charset=utf-8',
        'x-robots-tag': 'noindex',
        link: `<${page}>; rel="canonical"`,
      };
    }
    // It names its character set itself (RFC 7303).
    case '.xml':
      return { ...cache, 'content-type': 'application/xml' };
    case '.txt':
      return { ...cache, 'content-type': 'text/plain; charset=utf-8' };
    // Missing from most servers' own list.
    case '.webmanifest':
      return { ...cache, 'content-type': 'application/manifest+json' };
    default:
      return cache;
  }
}

/**
 * Astro names the files in `_astro/` after their content, so they never change. The 404 page is sent at
 * addresses that may exist later.
 */
function cacheControl(file: string): string {
  if (file === '404.html') return 'no-store';
  return file.startsWith('_astro/') ? 'public, max-age=31536000, immutable' : pageCacheControl;
}

/** Browsers store a page, and ask each time whether it has changed. */
const pageCacheControl = 'public, max-age=0, must-revalidate';
