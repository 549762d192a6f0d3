import type { BuiltPage } from './built-pages.ts';
import type { PageDates } from './page-dates.ts';
import { xmlText } from './xml-text.ts';

/** The pages and when each last changed: https://www.sitemaps.org/protocol.html */
export function sitemap(pages: readonly BuiltPage[], dates: PageDates, site: URL): string {
  const entries = pages.map(
    ({ path }) =>
      `<url><loc>${xmlText(new URL(path, site).href)}</loc><lastmod>${dates[path]?.changed ?? ''}</lastmod></url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}
