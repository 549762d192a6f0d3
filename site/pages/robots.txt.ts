import type { APIContext } from 'astro';

const rules = `User-agent: *
Disallow: /api/
`;

/** Search engines must be able to read the pages of a preview, since the pages say `noindex`. */
const preview = `# A preview copy. Crawlers must read its pages to see that they say noindex.
${rules}`;

/** https://www.rfc-editor.org/rfc/rfc9309 */
export function GET({ site }: APIContext): Response {
  const live = `${rules}\nSitemap: ${new URL('/sitemap.xml', site).href}\n`;
  return new Response(import.meta.env.SITE_INDEXED ? live : preview);
}
