import { pino } from 'pino';
import type { Log } from '../../contact/ports.ts';

/** Structured lines on stderr, so that stdout stays for what a person at the terminal reads. */
export function programLog(): Log {
  return pino({ level: 'info', base: null }, pino.destination({ dest: 2, sync: true }));
}
