/** Ends with 0 while the server of this machine answers, for a container that has no other program to ask. */
import process from 'node:process';
import { settings } from '../../settings/settings.ts';

const { host, port } = settings();
// Where it listens to all, it listens here too.
const name = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
const address = `http://${name.includes(':') ? `[${name}]` : name}:${port}/healthz`;
const isAlive = await fetch(address, { signal: AbortSignal.timeout(4000) }).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(isAlive ? 0 : 1);
