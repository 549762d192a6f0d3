/**
 * The path of the page a message was written on, from the `Referer` header. Only a page of one of
 * `ownHosts` (`host` or `host:port`) counts, its query is dropped, and what is left is capped,
 * since anybody may send any header. To another origin a browser names the origin alone, as `fetchSite`
 * (`Sec-Fetch-Site`) tells: the page is not known then.
 */
export function pageFromReferer(
  referer: string | undefined,
  ownHosts: readonly (string | undefined)[],
  fetchSite?: string,
): string | undefined {
  if (fetchSite === 'cross-site' || fetchSite === 'same-site') return undefined;
  if (referer === undefined || !URL.canParse(referer)) return undefined;
  const { protocol, host, pathname } = new URL(referer);
  if (protocol !== 'http:' && protocol !== 'https:') return undefined;
  return ownHosts.includes(host) ? pathname.slice(0, longestPage) : undefined;
}

/** Several times the longest address of the site, in UTF-16 code units. */
const longestPage = 200;
