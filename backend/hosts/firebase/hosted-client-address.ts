import type { IncomingHttpHeaders } from 'node:http';
import { trustedProxies } from '../../settings/trusted-proxies.ts';
import { clientAddress, wireHeaders } from '../../http/request-head.ts';

interface HostedRequest {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/**
 * Returns a function that reads the IP address of the client from a request, past the hosting and the proxies
 * of `TRUST_PROXY`. Not `request.ip`: the functions framework takes the first address of `X-Forwarded-For`,
 * which the client can write.
 *
 * The platform appends the address that connected to it: for a call of the function's own address that is the
 * client, whatever else the list says; through the hosting it is one of {@link hosting}, and the client stands
 * before it. No header tells the two apart, because a client can send any.
 */
export function hostedClientAddress(
  trustProxy: string | false,
): (request: HostedRequest) => string {
  const own = trustProxy === false ? [] : trustProxy.split(',');
  const isProxy = trustedProxies([...hosting, ...own]);
  return ({ headers, socket }) => {
    // Only the platform can open a connection to a function.
    const peer = socket.remoteAddress ?? '';
    return clientAddress(
      wireHeaders(headers),
      peer,
      (address) => address === peer || isProxy(address),
    );
  };
}

/**
 * Google's own networks, from which the hosting calls functions (66.102.8.69, for example): the blocks of
 * https://www.gstatic.com/ipranges/goog.json in which https://www.gstatic.com/ipranges/cloud.json has no
 * customers. Not Fastly's, which is in front of the hosting: its customers could call a function from there, with
 * any address before theirs. A program that Google runs for somebody (Apps Script) may still call from here and
 * claim an address, so only the limits for everyone are certain.
 */
const hosting: readonly string[] = [
  '64.233.160.0/19',
  '66.102.0.0/20',
  '66.249.64.0/19',
  '72.14.192.0/18',
  '74.125.0.0/16',
  '108.177.0.0/17',
  '142.250.0.0/15',
  '172.217.0.0/16',
  '172.253.0.0/16',
  '173.194.0.0/16',
  '192.178.0.0/15',
  '209.85.128.0/17',
  '216.58.192.0/19',
  '216.239.32.0/19',
  '2001:4860::/32',
  '2404:6800::/32',
  '2607:f8b0::/32',
  '2800:3f0::/32',
  '2a00:1450::/32',
  '2c0f:fb50::/32',
];
