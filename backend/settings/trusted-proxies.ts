import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { quote } from '../runtime/printable.ts';
import { SettingProblem } from './setting-parsers.ts';

/**
 * Returns a function that tells whether an address is that of a trusted proxy.
 *
 * @param proxies Addresses, subnets such as `10.0.0.0/8`, and the names of {@link namedSubnets}.
 */
export function trustedProxies(proxies: readonly string[]): (address: string) => boolean {
  const subnets = proxies.flatMap((name) => namedSubnets.get(name) ?? [name]).map(subnet);
  return (address) => {
    // It may come from a header, and be anything.
    if (isIP(address) === 0) return false;
    const parsed = ipaddr.process(withoutZone(address));
    return subnets.some(
      ({ base, bits }) => base.kind() === parsed.kind() && parsed.match(base, bits),
    );
  };
}

/**
 * Reads `TRUST_PROXY`. Only addresses: `true` would trust every client, and a number of hops every client
 * that makes up as many, which would take the limits away. Throws `SettingProblem`.
 */
export function proxyList(text: string): string {
  const proxies = text.split(',').map((proxy) => proxy.trim());
  if (proxies.every((proxy) => namedSubnets.has(proxy) || isSubnet(proxy)))
    return proxies.join(',');
  throw new SettingProblem(
    `${quote(text)} does not name proxies by their addresses, such as loopback, uniquelocal or 10.0.0.0/8`,
  );
}

/** 127.0.0.0/8 and ::1; the private networks of RFC 1918 and RFC 4193. */
const namedSubnets: ReadonlyMap<string, readonly string[]> = new Map([
  ['loopback', ['127.0.0.0/8', '::1']],
  ['uniquelocal', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7']],
]);

function isSubnet(text: string): boolean {
  if (isIP(text) !== 0) return true;
  // A length of 0 would trust everybody.
  return ipaddr.isValidCIDR(text) && isIP(text.split('/')[0] ?? '') !== 0 && subnet(text).bits > 0;
}

function subnet(text: string) {
  const [address = '', length] = text.split('/');
  const base = ipaddr.parse(withoutZone(address));
  const bits = length === undefined ? base.toByteArray().length * 8 : Number(length);
  // An IPv4 subnet that is written as IPv6 is the IPv4 subnet, as its addresses are.
  const isMapped = base instanceof ipaddr.IPv6 && base.isIPv4MappedAddress() && bits >= 96;
  return isMapped ? { base: base.toIPv4Address(), bits: bits - 96 } : { base, bits };
}

/** A link-local address may name the network card that it is at: `fe80::1%eth0`. */
function withoutZone(address: string): string {
  return address.split('%')[0] ?? '';
}
