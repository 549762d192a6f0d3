import process from 'node:process';

/** What a host has used up to now. */
export interface HostUsage {
  /** Processor time in milliseconds, of all its threads. */
  readonly cpu: number;
}

/** Answers every message to this process with what it has used. */
export function tellUsage(): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: (user + system) / 1000 } satisfies HostUsage);
  });
  process.channel?.unref();
}
