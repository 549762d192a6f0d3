import type { HttpsFunction, Request } from 'firebase-functions/https';
import { previewHeaders, securityHeaders } from '../../http/page-headers.ts';
import { corsHeaders } from '../../http/cors-headers.ts';
import type { WireResponse } from '../../http/wire-response.ts';
import { wireHeaders, type RequestHead } from '../../http/request-head.ts';
import { restoreBodyHeaders } from './read-unread-body.ts';

type ExpressResponse = Parameters<HttpsFunction>[1];

/** Returns method and headers of a request. `host` is that of the site, not of the function behind it. */
export function requestHead({ method, headers: received }: Request): RequestHead {
  const headers = wireHeaders(received);
  return {
    method,
    headers: {
      get(name) {
        const isHost = name.toLowerCase() === 'host';
        return (isHost ? headers.get('x-forwarded-host') : null) ?? headers.get(name);
      },
    },
  };
}

/**
 * Sets the security and CORS headers, which every answer has. Returns `true` where it has answered: a
 * CORS preflight needs no other code of the function.
 */
export function beginAnswer(
  request: Request,
  response: ExpressResponse,
  siteUrl: URL | undefined,
): boolean {
  restoreBodyHeaders(request);
  const { headers, preflight } = corsHeaders(requestHead(request), siteUrl);
  response.set({ ...securityHeaders, ...previewHeaders(siteUrl), ...headers });
  if (preflight !== undefined) send(response, preflight);
  return preflight !== undefined;
}

/** Sends an answer; closes the connection where there is none because the client is gone. */
export function send(response: ExpressResponse, answer: WireResponse | undefined): void {
  if (answer === undefined) {
    response.destroy();
    return;
  }
  const { status, headers, body } = answer;
  // The unread rest of a body would be taken for the next request on this connection.
  if (!response.req.complete) response.set('connection', 'close');
  response.status(status).set(headers).send(body);
}
