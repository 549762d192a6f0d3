/**
 * Returns the path of the page with the form, from the `Referer` header. Only a page at one of `ownHosts`
 * (`host` or `host:port`) counts, without its query. `undefined` if `fetchSite` (`Sec-Fetch-Site`) is
 * another site: the browser sends only an origin then.
 */
export function pageFromReferer(
  referer: string | undefined,
  ownHosts: readonly (string | undefined)[],
  fetchSite?: string,
): string | undefined {
  if (fetchSite === 'cross-site' || fetchSite === 'same-site') return undefined;
  const url = URL.parse(referer ?? '');
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined;
  return ownHosts.includes(url.host) ? url.pathname.slice(0, maxPageLength) : undefined;
}

/** Several times the longest address of the site, in UTF-16 code units. */
const maxPageLength = 200;
