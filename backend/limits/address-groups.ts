import ipaddr from 'ipaddr.js';

/** Whose requests are counted together, from the narrowest to the widest. */
export interface AddressGroups {
  /** One line to the internet: an IPv4 address, or the 64 bits of an IPv6 one that name a household. */
  readonly line: string;
  /** Its neighborhood, which one party often holds as a whole: /24, or /48 of IPv6. */
  readonly network: string;
}

/** Reads an address as the server has it. One that is none counts as one line of its own. */
export function addressGroups(address: string): AddressGroups {
  const [bare = ''] = address.split('%');
  if (!ipaddr.isValid(bare)) return { line: 'unknown', network: 'unknown' };
  // An IPv4 address in IPv6 clothes is the IPv4 address.
  const parsed = ipaddr.process(bare);
  return parsed instanceof ipaddr.IPv4
    ? { line: parsed.toString(), network: networkOf(parsed, 24) }
    : { line: networkOf(parsed, 64), network: networkOf(parsed, 48) };
}

function networkOf(address: ipaddr.IPv4 | ipaddr.IPv6, bits: number): string {
  const range = `${address.toString()}/${bits}`;
  const network =
    address instanceof ipaddr.IPv4
      ? ipaddr.IPv4.networkAddressFromCIDR(range)
      : ipaddr.IPv6.networkAddressFromCIDR(range);
  return `${network.toString()}/${bits}`;
}
