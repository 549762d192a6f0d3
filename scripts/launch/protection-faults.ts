/**
 * What keeps machines from flooding the mailbox, as far as it is not built yet. Each sentence goes
 * with the change that makes it untrue.
 */
export const protectionFaults: readonly string[] = [
  'Request limits: nobody counts how many messages one visitor sends. Do not open the site to the public before the server does.',
];
