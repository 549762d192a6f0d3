import type { HttpsFunction, Request } from 'firebase-functions/https';
import type { WireHeaders, WireRequest, WireResponse } from '../../callable/wire-request.ts';
import { wireHeaders } from '../wire-headers.ts';

/** A request of the platform as every host of ours tells it. */
export function wireRequest(request: Request): WireRequest {
  return {
    method: request.method,
    headers: headersOfSite(request),
    // There is none where nothing was sent, whatever its type says.
    body: Reflect.has(request, 'rawBody') ? request.rawBody : nothing,
  };
}

const nothing = new Uint8Array();

/** The host is that of the site, which the visitor has asked, and not of the function behind it. */
function headersOfSite({ headers }: Request): WireHeaders {
  const own = wireHeaders(headers);
  return {
    get(name) {
      const asked = name.toLowerCase();
      return (asked === 'host' ? own.get('x-forwarded-host') : null) ?? own.get(asked);
    },
  };
}

export function send(
  response: Parameters<HttpsFunction>[1],
  { status, headers, body }: WireResponse,
): void {
  // What is left of a body would stand before the next request on this connection.
  if (!response.req.complete) response.set('connection', 'close');
  response.status(status).set(headers).send(body);
}
