import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Whether an address is that of one of `proxies`: addresses, networks such as `10.0.0.0/8`, and the names
 * of {@link namedNetworks}. The one reading of `TRUST_PROXY`, for every host. Made once, since every
 * request asks. Throws where `proxies` are none, which the setting's reader has made sure of.
 */
export function amongProxies(proxies: readonly string[]): (address: string) => boolean {
  const networks = proxies.flatMap((name) => namedNetworks.get(name) ?? [name]).map(network);
  return (address) => {
    // What a visitor calls an address may be anything.
    if (isIP(address) === 0) return false;
    const asked = ipaddr.process(withoutZone(address));
    return networks.some(
      ({ base, bits }) => base.kind() === asked.kind() && asked.match(base, bits),
    );
  };
}

/** 127.0.0.0/8 and ::1; the private networks of RFC 1918 and RFC 4193. */
export const namedNetworks: ReadonlyMap<string, readonly string[]> = new Map([
  ['loopback', ['127.0.0.0/8', '::1']],
  ['uniquelocal', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7']],
]);

function network(text: string) {
  const [address = '', length] = text.split('/');
  const written = ipaddr.parse(withoutZone(address));
  const most = written.kind() === 'ipv6' ? 128 : 32;
  const bits = length === undefined ? most : Number(length);
  // An IPv4 network in IPv6 clothes is the IPv4 network, as its addresses are.
  if (!(written instanceof ipaddr.IPv6) || !written.isIPv4MappedAddress() || bits < 96) {
    return { base: written, bits };
  }
  return { base: written.toIPv4Address(), bits: bits - 96 };
}

/** Of an address of this very link: which network card it is at. */
function withoutZone(address: string): string {
  const [bare = ''] = address.split('%');
  return bare;
}
