import { isIPv4 } from 'node:net';

/** Returns whether the host is this machine, so what is sent there stays on it. Brackets are allowed. */
export function isLoopbackHost(host: string): boolean {
  const name = withoutBrackets(host).toLowerCase();
  return name === 'localhost' || name === '::1' || (isIPv4(name) && name.startsWith('127.'));
}

/** Returns the host of a URL as a connection takes it: `::1` for `[::1]`. */
export function withoutBrackets(host: string): string {
  return host.replace(/^\[(.*)\]$/, '$1');
}
