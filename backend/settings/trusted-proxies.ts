import { BlockList, isIP, isIPv6, type IPVersion } from 'node:net';
import { quote } from '../text/printable.ts';
import { SettingProblem } from './setting-parsers.ts';

/**
 * Returns a function that tells whether an address is that of a trusted proxy.
 *
 * @param proxies Addresses, subnets such as `10.0.0.0/8`, and the names of {@link namedSubnets}.
 */
export function trustedProxies(proxies: readonly string[]): (address: string) => boolean {
  const trusted = new BlockList();
  const subnets = proxies.flatMap((name) => namedSubnets.get(name) ?? [name]);
  for (const { address, bits } of subnets.flatMap((text) => parseSubnet(text) ?? [])) {
    trusted.addSubnet(address, bits, familyOf(address));
  }
  // It may come from a header, and be anything.
  return (address) => isIP(address) !== 0 && trusted.check(address, familyOf(address));
}

/**
 * Reads `TRUST_PROXY`. Only addresses: `true` would trust every client, and a number of hops every client
 * that makes up as many, which would take the limits away. Throws `SettingProblem`.
 */
export function proxyList(text: string): string {
  const proxies = text.split(',').map((proxy) => proxy.trim());
  if (proxies.every((proxy) => namedSubnets.has(proxy) || parseSubnet(proxy)))
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

/** Parses an address or a subnet. A length of 0 is refused: it would trust everybody. */
function parseSubnet(text: string) {
  const [, address = '', length] = /^([^/]+)(?:\/([1-9]\d*))?$/.exec(text) ?? [];
  if (isIP(address) === 0) return undefined;
  const maxBits = isIPv6(address) ? 128 : 32;
  const bits = Number(length ?? maxBits);
  return bits > maxBits ? undefined : { address, bits };
}

function familyOf(address: string): IPVersion {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
