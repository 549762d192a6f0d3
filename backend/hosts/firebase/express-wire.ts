import type { HttpsFunction, Request } from 'firebase-functions/https';
import type { WireResponse } from '../../http/json-answers.ts';
import { wireHeaders, type RequestHead, type WireHeaders } from '../../http/request-headers.ts';

/** The head of a request of the platform, as any host passes it on. */
export function requestHead(request: Request): RequestHead {
  return { method: request.method, headers: headersOfSite(request) };
}

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

/** Sends an answer; without one, the client is gone. */
export function send(
  response: Parameters<HttpsFunction>[1],
  answer: WireResponse | undefined,
): void {
  if (answer === undefined) {
    response.destroy();
    return;
  }
  const { status, headers, body } = answer;
  // What is left of a body would stand before the next request on this connection.
  if (!response.req.complete) response.set('connection', 'close');
  response.status(status).set(headers).send(body);
}
