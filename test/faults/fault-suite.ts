/**
 * The fault suite shows that an acknowledged message is on disk and is delivered, whatever fails.
 * Everything in it is real: the program behind `npm start` as a process of its own, its SQLite files on
 * a disk, visitors over HTTP, a mail server. A short form runs with `npm test`, the long form with
 * `npm run test:faults`.
 */
import { readFileSync } from 'node:fs';
import process from 'node:process';

/** Whether this is the long form. */
export const isLongForm = process.env.FAULTS === 'long';

/** For `expect.poll`: long enough for a busy machine. It only ends what hangs. */
export const pollOptions = { timeout: 300_000, interval: 100 };

/** The memory of a process, now or at most so far. */
export function megabytesOf(pid: number, value: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`^${value}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / 1024);
}
