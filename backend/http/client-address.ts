import { isIP } from 'node:net';
import type { WireHeaders } from './wire-request.ts';

/**
 * Returns the IP address of the client that a request comes from, for the limits. Each proxy appends the address
 * that it was asked by to `X-Forwarded-For`, and a client may have sent the beginning of that list. So the
 * list is read from its end, past the proxies that are trusted.
 *
 * @param peer The address at the other end of the connection.
 * @param isProxy Whether an address is that of a trusted proxy.
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
    const address = bareAddress(hop.trim());
    // What the proxy could not name, such as `unknown`, counts as the proxy itself.
    if (isIP(address) === 0) return client;
    client = address;
  }
  return client;
}

/** Without the port that some proxies add: `203.0.113.7:443`, `[2001:db8::1]:443`. */
function bareAddress(hop: string): string {
  const [, inBrackets, withPort] = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(hop) ?? [];
  return inBrackets ?? withPort ?? hop;
}
