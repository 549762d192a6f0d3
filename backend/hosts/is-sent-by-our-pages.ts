import type { WireHeaders } from '../http/wire-request.ts';

/**
 * Returns whether the browser says that a page of this site sent the request. `sendBeacon` and `fetch`
 * always send an origin with a POST, so a request that says nothing comes from a program.
 *
 * @param ownHosts the hosts that this site answers under.
 * @param siteOrigin the origin of the site, whose pages may be served from elsewhere.
 */
export function isSentByOurPages(
  headers: WireHeaders,
  ownHosts: readonly (string | undefined)[],
  siteOrigin?: string,
): boolean {
  const origin = headers.get('origin');
  if (origin !== null && origin === siteOrigin) return true;
  // Comes first because a proxy may have changed the host that the origin is compared with.
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const host = origin === null ? undefined : URL.parse(origin)?.host;
  return host !== undefined && ownHosts.includes(host);
}
