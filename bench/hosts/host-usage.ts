import process from 'node:process';

/** What a host has used up to now. */
export interface HostUsage {
  /** Memory in bytes, after a collection of garbage. */
  readonly resident: number;
  readonly heap: number;
  /** Processor time in milliseconds, of all its threads. */
  readonly cpu: number;
}

/** Answers every message to this process with what it has used. Needs `node --expose-gc`. */
export function tellUsage(): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    globalThis.gc?.();
    const { rss, heapUsed } = process.memoryUsage();
    process.send?.({
      resident: rss,
      heap: heapUsed,
      cpu: (user + system) / 1000,
    } satisfies HostUsage);
  });
  process.channel?.unref();
}
