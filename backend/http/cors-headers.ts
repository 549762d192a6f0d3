import { appCheckHeader } from '#contract/app-check.ts';
import type { WireResponse } from './wire-response.ts';
import type { RequestHead } from './request-head.ts';

interface CorsAnswer {
  /** Sent with the answer, whichever it is. */
  readonly headers: Readonly<Record<string, string>>;
  /** The whole answer to a preflight request. */
  readonly preflight?: WireResponse;
}

/**
 * Returns the CORS headers of an answer under `/api`. Only pages of `siteUrl` may call from another
 * origin, as they do when a static host serves them.
 */
export function corsHeaders(
  { method, headers }: RequestHead,
  siteUrl: URL | undefined,
): CorsAnswer {
  if (siteUrl === undefined) return { headers: {} };
  const vary = { vary: 'Origin' };
  const isFromSite = headers.get('origin') === siteUrl.origin;
  if (!isFromSite || headers.get('host') === siteUrl.host) return { headers: vary };
  const allowed = {
    ...vary,
    'access-control-allow-origin': siteUrl.origin,
    'access-control-expose-headers': 'Retry-After',
    'cross-origin-resource-policy': 'cross-origin',
  };
  const isPreflight = method === 'OPTIONS' && headers.get('access-control-request-method') !== null;
  return isPreflight ? { headers: allowed, preflight } : { headers: allowed };
}

const preflight: WireResponse = {
  status: 204,
  headers: {
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': `Content-Type, ${appCheckHeader}`,
    // In seconds: the longest that browsers accept.
    'access-control-max-age': String(2 * 60 * 60),
  },
  body: '',
};
