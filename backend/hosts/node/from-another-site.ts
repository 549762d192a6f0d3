import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether the page that asks belongs to another site than `ownHosts`. A browser that says nothing of it
 * is believed; one that hides its origin, as `null`, is on no page of ours.
 */
export function fromAnotherSite(
  headers: IncomingHttpHeaders,
  ownHosts: readonly (string | undefined)[],
): boolean {
  // The browser knows best: a proxy may have changed the host that its origin is compared with.
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'cross-site' || site === 'same-site';
  if (headers.origin === undefined) return false;
  const origin = URL.parse(headers.origin);
  return origin === null || !ownHosts.includes(origin.host);
}
