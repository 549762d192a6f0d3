import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The groups whose requests are counted together, from the narrowest to the widest. */
interface AddressGroups {
  /** An IPv4 address, or the /64 of an IPv6 address, which one household has. */
  readonly client: string;
  /** A /24 of IPv4 or a /48 of IPv6, which one party often holds as a whole. */
  readonly subnet: string;
  /** A /16 of IPv4 or a /32 of IPv6: about the size of a provider's block. */
  readonly provider: string;
}

/** Returns the groups of an IP address. Everything else counts as one unknown client. */
export function addressGroups(address: string | undefined): AddressGroups {
  const parsed = parse(address ?? '');
  if (parsed === undefined) return { client: unknown, subnet: unknown, provider: unknown };
  return parsed instanceof ipaddr.IPv4
    ? { client: parsed.toString(), subnet: prefixOf(parsed, 24), provider: prefixOf(parsed, 16) }
    : {
        client: prefixOf(parsed, 64),
        subnet: prefixOf(parsed, 48),
        provider: prefixOf(parsed, 32),
      };
}

/** Returns the subnet of an IP address, or `undefined` without one, as after a connection closed. */
export function subnetOf(address: string | undefined): string | undefined {
  const { subnet } = addressGroups(address);
  return subnet === unknown ? undefined : subnet;
}

const unknown = 'unknown';

function parse(address: string) {
  const [bare = ''] = address.split('%');
  // An IPv4 address mapped to IPv6 is the IPv4 address.
  return isIP(bare) === 0 ? undefined : ipaddr.process(bare);
}

function prefixOf(address: ipaddr.IPv4 | ipaddr.IPv6, bits: number): string {
  const prefix = ipaddr.fromByteArray(address.toByteArray().fill(0, bits / 8));
  return `${prefix.toString()}/${bits}`;
}
