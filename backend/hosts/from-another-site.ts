import type { WireHeaders } from '../callable/wire-request.ts';

/**
 * Whether the page that asks belongs to another site than `ownHosts`. A browser that says nothing of it
 * is believed; one that hides its origin, as `null`, is on no page of ours.
 */
export function fromAnotherSite(
  headers: WireHeaders,
  ownHosts: readonly (string | undefined)[],
): boolean {
  // The browser knows best: a proxy may have changed the host that its origin is compared with.
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'cross-site' || site === 'same-site';
  const told = headers.get('origin');
  if (told === null) return false;
  const origin = URL.parse(told);
  return origin === null || !ownHosts.includes(origin.host);
}
