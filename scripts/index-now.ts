/**
 * `npm run index-now`: reports the pages in the sitemap of the live site to the search engines that
 * take part in IndexNow. It needs SITE_URL and INDEXNOW_KEY, and a live site that was built with them.
 */
import process from 'node:process';
import { settings } from '#backend/settings/settings.ts';
import { orExit } from './shared/or-exit.ts';

/** https://www.indexnow.org/documentation: it passes reports on to the other search engines. */
const indexNow = 'https://api.indexnow.org/indexnow';

/**
 * Reports every page of the sitemap and returns how many there are. Throws if the live site cannot be
 * read or the service does not accept the report.
 */
export async function reportPages(siteUrl: URL, key: string, service = indexNow): Promise<number> {
  const sitemapUrl = new URL('/sitemap.xml', siteUrl);
  const sitemap = await fetch(sitemapUrl, { signal: AbortSignal.timeout(timeout) });
  if (!sitemap.ok) throw new Error(`${sitemapUrl.href} answered ${sitemap.status}`);
  const found = (await sitemap.text()).matchAll(/<loc>(.+?)<\/loc>/g);
  const pages = Array.from(found, ([, page]) => page);
  if (pages.length === 0) throw new Error(`${sitemapUrl.href} has no pages`);
  const answer = await fetch(service, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({
      host: siteUrl.host,
      key,
      keyLocation: new URL(`/${key}.txt`, siteUrl).href,
      urlList: pages,
    }),
    signal: AbortSignal.timeout(timeout),
  });
  if (!answer.ok) throw new Error(`${service} answered ${answer.status}`);
  return pages.length;
}

/** In milliseconds. */
const timeout = 10_000;

if (import.meta.main) {
  const { siteUrl, indexNowKey } = orExit(settings);
  try {
    if (siteUrl === undefined || indexNowKey === undefined) {
      throw new Error('INDEXNOW_KEY is not set');
    }
    console.log(`Reported ${await reportPages(siteUrl, indexNowKey)} pages to IndexNow.`);
  } catch (error) {
    console.error(`No pages were reported to IndexNow: ${String(error)}`);
    process.exitCode = 1;
  }
}
