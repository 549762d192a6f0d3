/** Preloaded into a measured host: answers each message of the benchmark with the host's CPU time. */
import process from 'node:process';

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1000);
});
// The channel must not keep the host alive.
process.channel?.unref();
