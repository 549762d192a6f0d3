import type { IncomingMessage, ServerOptions } from 'node:http';
import { textAnswer, type WireResponse } from '../../http/wire-response.ts';
import { BoundedRequest } from './bound-requests.ts';

/** How long a client may take, in milliseconds. */
export const requestTimeouts = {
  /** For the headers of a request. */
  headers: 15_000,
  /** For the body of a request to the functions. A slow connection needs seconds for the largest form. */
  body: 45_000,
  /** For a whole request. Longer than `body`, whose answer fits its address. */
  request: 60_000,
  /** Between two requests: longer than the minute for which proxies keep their connections open. */
  idle: 72_000,
  /** Without a byte in either direction. Node notices a client that stops reading after twice as long. */
  stall: 60_000,
  /** How often the server looks for requests that have taken too long. */
  interval: 5_000,
};

export type RequestTimeouts = Readonly<typeof requestTimeouts>;

export function requestOptions(timeouts: RequestTimeouts): ServerOptions {
  return {
    maxHeaderSize: maxHeaderBytes,
    headersTimeout: timeouts.headers,
    requestTimeout: timeouts.request,
    keepAliveTimeout: timeouts.idle,
    connectionsCheckingInterval: timeouts.interval,
    // Checked in `requestProblem`, which checks more than Node.
    requireHostHeader: false,
    IncomingMessage: BoundedRequest,
  };
}

/** The request line and all headers. The site sets no cookie, but others on its domain may. */
const maxHeaderBytes = 16 * 1024;

/** Returns the refusal of a request that a proxy may have read in another way. */
export function requestProblem(request: IncomingMessage): WireResponse | undefined {
  return hasOneHost(request) ? undefined : textAnswer(400, 'Bad Request', { connection: 'close' });
}

/** Two hosts would let a proxy and this server disagree on whom a request is for. */
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  // Names and values take turns. The length first: this looks at each header of each request.
  const isValueOfHost = (_: string, place: number) =>
    place % 2 === 1 &&
    rawHeaders[place - 1]?.length === 4 &&
    rawHeaders[place - 1]?.toLowerCase() === 'host';
  const [host, ...more] = rawHeaders.filter(isValueOfHost);
  if (host === undefined) return httpVersion === '1.0';
  return more.length === 0 && /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host);
}

/**
 * Returns the target of a request as a path: `/about` of `http://host/about`, which a client sends that takes the
 * server for a proxy (RFC 9112, 3.2.2). A target at another host than that of the header stays as it is: a proxy
 * may have read it in another way.
 */
export function originForm({ url = '', headers }: IncomingMessage): string {
  if (url.startsWith('/')) return url;
  const [, host = '', rest = ''] = /^https?:\/\/([^/?]+)(.*)$/i.exec(url) ?? [];
  if (host === '' || host.toLowerCase() !== (headers.host ?? host).toLowerCase()) return url;
  return rest.startsWith('/') ? rest : `/${rest}`;
}
