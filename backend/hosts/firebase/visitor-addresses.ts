import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import { amongProxies } from '../among-proxies.ts';

interface Asked {
  readonly headers: IncomingHttpHeaders;
  readonly ip?: string | undefined;
}

/**
 * Tells the IP address of a visitor, for the limits. Each proxy writes whom it was asked by to the end of
 * `X-Forwarded-For`, and whoever asks may have begun that list: so it is read from its end, past the
 * proxies of the hosting and those that `TRUST_PROXY` names. Where a proxy of the platform is not among
 * them its visitors are taken for one, and share their room.
 */
export function visitorAddresses(trustProxy: string | false): (asked: Asked) => string {
  const own = trustProxy === false ? [] : trustProxy.split(',');
  const isProxy = amongProxies([...hosting, ...own]);
  return function visitorAddress({ headers, ip = '' }) {
    const told = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
    const hops = told.map((hop) => hop.trim()).filter((hop) => isIP(hop) !== 0);
    return hops.findLast((hop) => !isProxy(hop)) ?? hops[0] ?? ip;
  };
}

/** The network in front of Firebase Hosting, as it publishes itself at https://api.fastly.com/public-ip-list. */
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
