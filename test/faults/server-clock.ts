import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';

/** The wall clock of servers under test. */
export interface ServerClock {
  /** What `shifted-clock.ts` reads. */
  readonly file: string;
  /** Moves it forward or back, in milliseconds, for running and later servers. */
  readonly jump: (milliseconds: number) => void;
}

export async function serverClock(): Promise<ServerClock> {
  const file = join(await temporaryFolder(), 'shift');
  let shift = 0;
  const jump = (milliseconds: number) => {
    shift += milliseconds;
    // Atomic: a server must never read half a number.
    writeFileSync(`${file}.next`, String(shift));
    renameSync(`${file}.next`, file);
  };
  jump(0);
  return { file, jump };
}

export const minute = 60 * 1000;
export const day = 24 * 60 * minute;
export const year = 365 * day;
