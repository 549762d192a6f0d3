import { isIP } from 'node:net';
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
  if (isIP(bare) === 0) return { line: 'unknown', network: 'unknown' };
  // An IPv4 address in IPv6 clothes is the IPv4 address.
  const parsed = ipaddr.process(bare);
  return parsed instanceof ipaddr.IPv4
    ? { line: parsed.toString(), network: networkOf(parsed, 24) }
    : { line: networkOf(parsed, 64), network: networkOf(parsed, 48) };
}

function networkOf(address: ipaddr.IPv4 | ipaddr.IPv6, bits: number): string {
  const network = ipaddr.fromByteArray(address.toByteArray().fill(0, bits / 8));
  return `${network.toString()}/${bits}`;
}
