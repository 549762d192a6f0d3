import type { IncomingHttpHeaders } from 'node:http';
import { trustedProxies } from '../../settings/trusted-proxies.ts';
import { clientAddress, wireHeaders } from '../../http/request-head.ts';

interface HostedRequest {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/**
 * Returns a function that reads the IP address of the client from a request, past the proxies of the
 * platform and those of `TRUST_PROXY`. Not `request.ip`: the functions framework takes the first
 * address of `X-Forwarded-For`, which the client can write.
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

/** The network in front of Firebase Hosting: https://api.fastly.com/public-ip-list. */
const hosting: readonly string[] = [
  '23.235.32.0/20',
  '43.249.72.0/22',
  '103.244.50.0/24',
  '103.245.222.0/23',
  '103.245.224.0/24',
  '104.156.80.0/20',
  '140.248.64.0/18',
  '140.248.128.0/17',
  '146.75.0.0/17',
  '151.101.0.0/16',
  '157.52.64.0/18',
  '167.82.0.0/17',
  '167.82.128.0/20',
  '167.82.160.0/20',
  '167.82.224.0/20',
  '172.111.64.0/18',
  '185.31.16.0/22',
  '199.27.72.0/21',
  '199.232.0.0/16',
  '2a04:4e40::/32',
  '2a04:4e42::/32',
];
