import ipaddr from 'ipaddr.js';

/**
 * Whether what a visitor wrote may be sent to this address: over HTTPS, or over HTTP to this machine
 * or a network of one's own.
 */
export function isWebhookAddress({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && isPrivateHost(hostname));
}

/** By its name or number alone, as it is written: who can change what a name means needs no webhook. */
function isPrivateHost(hostname: string): boolean {
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  if (ipaddr.isValid(address)) return privateRanges.has(ipaddr.process(address).range());
  // A name without a dot is a machine or a container of one's own network.
  return !address.includes('.') || /\.(?:localhost|local|internal|home\.arpa)$/.test(address);
}

const privateRanges: ReadonlySet<string> = new Set(['loopback', 'private', 'uniqueLocal']);
