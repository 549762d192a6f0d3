import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/** Header lookup by name in any case, as Web `Headers` does it. */
export type WireHeaders = Pick<Headers, 'get'>;

export interface RequestHead {
  readonly method: string;
  readonly headers: WireHeaders;
}

export function wireHeaders(headers: IncomingHttpHeaders): WireHeaders {
  return {
    get(name) {
      const value = headers[name.toLowerCase()] ?? null;
      return Array.isArray(value) ? value.join(', ') : value;
    },
  };
}

export function mediaType(headers: WireHeaders): string {
  if (isCompressed(headers)) return '';
  const [type = ''] = (headers.get('content-type') ?? '').split(';');
  return type.trim().toLowerCase();
}

export function isPlainJson(headers: WireHeaders): boolean {
  const charset = /;\s*charset\s*=\s*"?([^;"]*)/i.exec(headers.get('content-type') ?? '')?.[1];
  return (
    mediaType(headers) === 'application/json' &&
    (charset === undefined || /^utf-?8\s*$/i.test(charset))
  );
}

/** No host decompresses a body: a small one may expand to a huge one. */
function isCompressed(headers: WireHeaders): boolean {
  const encoding = headers.get('content-encoding')?.trim().toLowerCase() ?? 'identity';
  return encoding !== 'identity';
}

/**
 * Returns the IP address of the client. Each proxy appends the address that connected to it to `X-Forwarded-For`,
 * and a client may have sent the start of that list: it is read from its end, past the trusted proxies.
 */
export function clientAddress(
  headers: WireHeaders,
  peer: string,
  isProxy: (address: string) => boolean,
): string {
  const hops = (headers.get('x-forwarded-for') ?? '').split(',').reverse();
  let client = peer;
  for (const hop of hops) {
    if (!isProxy(client)) return client;
    const address = withoutPort(hop.trim());
    // A client that the proxy could not name, such as `unknown`, counts as the proxy itself.
    if (isIP(address) === 0) return client;
    client = address;
  }
  return client;
}

/** Some proxies add a port: `203.0.113.7:443`, `[2001:db8::1]:443`. */
function withoutPort(hop: string): string {
  const [, inBrackets, withPort] = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(hop) ?? [];
  return inBrackets ?? withPort ?? hop;
}

/**
 * Returns who sent a request; `unknown` is a program, or a browser too old to say. `siteUrl` names the host, which a
 * server behind a proxy cannot tell, and that of pages served from elsewhere.
 */
export function senderOf(headers: WireHeaders, siteUrl: URL | undefined) {
  const origin = headers.get('origin');
  if (origin !== null && origin === siteUrl?.origin) return 'our-page';
  // Before the origin, since a proxy may have changed the host that it is compared with.
  const site = headers.get('sec-fetch-site');
  if (site === 'same-origin') return 'our-page';
  if (site === 'same-site' || site === 'cross-site') return 'another-site';
  if (site !== null || origin === null) return 'unknown';
  // Our pages never hide their origin as `null`.
  return isOwnHost(URL.parse(origin)?.host, headers, siteUrl) ? 'our-page' : 'another-site';
}

/** Returns the path of the page of ours that a visitor sent a message from, if the browser names it. */
export function pageOf(headers: WireHeaders, siteUrl: URL | undefined): string | undefined {
  // From another site the browser sends only an origin.
  const site = headers.get('sec-fetch-site') ?? '';
  const url = URL.parse(headers.get('referer') ?? '');
  if (site === 'cross-site' || site === 'same-site' || url === null) return undefined;
  const isOurs = /^https?:$/.test(url.protocol) && isOwnHost(url.host, headers, siteUrl);
  return isOurs ? url.pathname.slice(0, maxPageLength) : undefined;
}

const maxPageLength = 200;

function isOwnHost(host: string | undefined, headers: WireHeaders, siteUrl: URL | undefined) {
  return host !== undefined && [headers.get('host'), siteUrl?.host].includes(host);
}
