/**
 * What goes with a file of the site because of what kind it is, beside its policy and how long it may
 * be kept. A Markdown twin is for whoever asks for it; what search engines list is the page.
 */
export function fileHeaders(
  file: string,
  siteUrl: URL | undefined,
): Readonly<Record<string, string>> {
  const extension = file.slice(file.lastIndexOf('.'));
  if (file.startsWith('_astro/')) return {};
  switch (extension) {
    case '.md': {
      const page = `${siteUrl?.origin ?? ''}/${file.slice(0, -extension.length)}`;
      return {
        'content-type': 'text/markdown; charset=utf-8',
        'x-robots-tag': 'noindex',
        link: `<${page}>; rel="canonical"`,
      };
    }
    // It says its characters itself (RFC 7303).
    case '.xml':
      return { 'content-type': 'application/xml' };
    case '.txt':
      return { 'content-type': 'text/plain; charset=utf-8' };
    // Younger than most servers' own list.
    case '.webmanifest':
      return { 'content-type': 'application/manifest+json' };
    default:
      return {};
  }
}
