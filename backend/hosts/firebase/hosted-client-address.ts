import type { IncomingMessage } from 'node:http';
import { trustedProxies } from '../../settings/trusted-proxies.ts';
import { clientAddress, wireHeaders } from '../../http/request-head.ts';

type HostedRequest = Pick<IncomingMessage, 'headers'> & {
  readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
};

/**
 * Returns a function that reads the client's IP address, past the hosting and the proxies of `TRUST_PROXY`. Not
 * `request.ip`, which is the first address of `X-Forwarded-For`: the client can write it. The platform appends the
 * address that connected to it, which is the client or, through the hosting, one of {@link hosting}.
 */
export function hostedClientAddress(
  trustProxy: string | false,
): (request: HostedRequest) => string {
  const own = trustProxy === false ? [] : trustProxy.split(',');
  const isProxy = trustedProxies([...hosting, ...own]);
  return ({ headers, socket }) => {
    // Only the platform can open a connection to a function.
    const peer = socket.remoteAddress ?? '';
    const isTrusted = (address: string) => address === peer || isProxy(address);
    return clientAddress(wireHeaders(headers), peer, isTrusted);
  };
}

/**
 * Google's own networks, from which the hosting calls functions: the blocks of
 * https://www.gstatic.com/ipranges/goog.json in which https://www.gstatic.com/ipranges/cloud.json has no
 * customers. A program that Google runs for somebody may still call from here and claim an address, so only the
 * limits for everyone are certain.
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
