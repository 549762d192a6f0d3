import { BlockList, isIP, isIPv6 } from 'node:net';
import { quote } from './printable.ts';
import { SettingProblem } from './setting-parsers.ts';

/** Returns whether an address is that of a trusted proxy: an address, a subnet, or a name of {@link namedSubnets}. */
export function trustedProxies(proxies: readonly string[]): (address: string) => boolean {
  const trusted = new BlockList();
  for (const proxy of proxies.flatMap((name) => namedSubnets.get(name) ?? [name])) {
    const [address = '', length] = proxy.split('/');
    if (length === undefined) trusted.addAddress(address, familyOf(address));
    else trusted.addSubnet(address, Number(length), familyOf(address));
  }
  return (address) => {
    // A link-local address may name the network card that it is at: `fe80::1%eth0`.
    const [bare = ''] = address.split('%');
    return isIP(bare) !== 0 && trusted.check(bare, familyOf(bare));
  };
}

/** Reads `TRUST_PROXY`. Only addresses: `true` or a number of hops would trust clients that make hops up. */
export function proxyList(text: string): string {
  const proxies = text.split(',').map((proxy) => proxy.trim());
  try {
    // A length of 0 would trust everybody.
    if (!proxies.every((proxy) => /^[^/]+(?:\/[1-9]\d*)?$/.test(proxy))) throw new RangeError();
    trustedProxies(proxies);
    return proxies.join(',');
  } catch {
    throw new SettingProblem(
      `${quote(text)} does not name proxies by their addresses, such as loopback, uniquelocal or 10.0.0.0/8`,
    );
  }
}

/** 127.0.0.0/8 and ::1; the private networks of RFC 1918 and RFC 4193. */
const namedSubnets: ReadonlyMap<string, readonly string[]> = new Map([
  ['loopback', ['127.0.0.0/8', '::1']],
  ['uniquelocal', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7']],
]);

function familyOf(address: string) {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
