import type { WireHeaders } from './wire-request.ts';

/** `unknown`: a program, or a browser too old to say. */
export type Sender = 'our-page' | 'another-site' | 'unknown';

/**
 * Returns which page sent a request, by what the browser says of it.
 *
 * @param ownHosts The hosts that this site answers under.
 * @param siteOrigin The origin of the site, where its pages may be served from elsewhere.
 */
export function senderOf(
  headers: WireHeaders,
  ownHosts: readonly (string | undefined)[],
  siteOrigin?: string,
): Sender {
  const origin = headers.get('origin');
  if (origin !== null && origin === siteOrigin) return 'our-page';
  // Comes first because a proxy may have changed the host that the origin is compared with.
  const site = headers.get('sec-fetch-site');
  if (site === 'same-origin') return 'our-page';
  if (site === 'same-site' || site === 'cross-site') return 'another-site';
  if (site !== null || origin === null) return 'unknown';
  // A browser that hides its origin, as `null`, is on no page of ours.
  const host = URL.parse(origin)?.host;
  return host !== undefined && ownHosts.includes(host) ? 'our-page' : 'another-site';
}
