import { appCheckHeader } from '#contract/app-check.ts';
import type { RequestHead, WireResponse } from './wire-request.ts';

/** What the page that asks is told of whether it may. */
export interface SiteLeave {
  /** Go with the answer, whichever it is. */
  readonly headers: Readonly<Record<string, string>>;
  /** The whole answer, where a browser asks for leave and nothing else. */
  readonly preflight?: WireResponse;
}

/**
 * Lets the pages of the site call the functions of any host where they are served from elsewhere, by a
 * static host: those of `siteUrl`, and of nobody else. On one origin a browser needs no leave.
 */
export function siteLeave({ method, headers }: RequestHead, siteUrl: URL | undefined): SiteLeave {
  if (siteUrl === undefined) return { headers: {} };
  const vary = { vary: 'Origin' };
  const isOfSite = headers.get('origin') === siteUrl.origin;
  if (!isOfSite || headers.get('host') === siteUrl.host) return { headers: vary };
  const given = {
    ...vary,
    'access-control-allow-origin': siteUrl.origin,
    'access-control-expose-headers': 'Retry-After',
    'cross-origin-resource-policy': 'cross-origin',
  };
  const asksForLeave =
    method === 'OPTIONS' && headers.get('access-control-request-method') !== null;
  return asksForLeave ? { headers: given, preflight } : { headers: given };
}

const preflight: WireResponse = {
  status: 204,
  headers: {
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': `Content-Type, ${appCheckHeader}`,
    // In seconds: as long as any browser believes it.
    'access-control-max-age': String(2 * 60 * 60),
  },
  body: '',
};
