import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether the page that asks belongs to another site than `ownHosts`. A browser that says nothing of it
 * is believed.
 */
export function fromAnotherSite(
  headers: IncomingHttpHeaders,
  ownHosts: readonly (string | undefined)[],
): boolean {
  // The browser knows best: a proxy may have changed the host that its origin is compared with.
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'cross-site' || site === 'same-site';
  const origin = headers.origin === undefined ? null : URL.parse(headers.origin);
  return origin !== null && !ownHosts.includes(origin.host);
}
