import process from 'node:process';
import type { Log } from '../../contact/log.ts';
import { loggedError } from '../logged-error.ts';

/** Lines as Cloud Logging reads them (https://cloud.google.com/logging/docs/structured-logging). */
export const platformLog: Log = {
  info: (facts, sentence) => write('INFO', facts, sentence),
  warn: (facts, sentence) => write('WARNING', facts, sentence),
  error: (facts, sentence) => write('ERROR', facts, sentence),
};

function write(severity: string, facts: object, message: string): void {
  const safe = 'err' in facts ? { ...facts, err: loggedError(facts.err) } : facts;
  process.stdout.write(`${JSON.stringify({ severity, message, ...safe })}\n`);
}
