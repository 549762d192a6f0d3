import type { WireHeaders } from '../http/wire-request.ts';

/**
 * Whether the page that asks belongs to another site than `ownHosts`, or than `siteOrigin`, whose pages
 * may be served from elsewhere than their functions. A browser that says nothing of it is believed; one that hides its origin, as `null`, is on no page of ours.
 */
export function fromAnotherSite(
  headers: WireHeaders,
  ownHosts: readonly (string | undefined)[],
  siteOrigin?: string,
): boolean {
  const told = headers.get('origin');
  if (siteOrigin !== undefined && told === siteOrigin) return false;
  // The browser knows best: a proxy may have changed the host that its origin is compared with.
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'cross-site' || site === 'same-site';
  if (told === null) return false;
  const origin = URL.parse(told);
  return origin === null || !ownHosts.includes(origin.host);
}
