import type { HttpsFunction } from 'firebase-functions/https';
import { previewHeaders, securityHeaders } from '../../http/content-policy.ts';
import { corsHeaders } from '../../http/cors-headers.ts';
import { restoreBodyHeaders } from './unread-requests.ts';
import { requestHead, send } from './express-wire.ts';

/**
 * Gives an answer the headers that none of a function may lack. Tells whether it is sent with that: a
 * browser that asks whether a page may call is answered before anything is loaded for the call.
 */
export function beginAnswer(
  [request, response]: Parameters<HttpsFunction>,
  siteUrl: URL | undefined,
): boolean {
  restoreBodyHeaders(request);
  const { headers, preflight } = corsHeaders(requestHead(request), siteUrl);
  response.set({ ...securityHeaders, ...previewHeaders(siteUrl), ...headers });
  if (preflight !== undefined) send(response, preflight);
  return preflight !== undefined;
}
