import process from 'node:process';
import type { Log } from '../../runtime/log.ts';
import { loggedError } from '../logged-error.ts';

/** Logs lines as Cloud Logging parses them: https://cloud.google.com/logging/docs/structured-logging. */
export const platformLog: Log = {
  info: (facts, message) => write('INFO', facts, message),
  warn: (facts, message) => write('WARNING', facts, message),
  error: (facts, message) => write('ERROR', facts, message),
};

function write(severity: string, facts: object, message: string): void {
  const safe = 'err' in facts ? { ...facts, err: loggedError(facts.err) } : facts;
  process.stdout.write(`${JSON.stringify({ severity, message, ...safe })}\n`);
}
