import { pino, type DestinationStream } from 'pino';
import type { Log } from '../../contact/log.ts';
import { loggedError } from '../logged-error.ts';
import { requestScope } from './request-scope.ts';

/**
 * Structured lines on stderr, so that stdout stays for what a person at the terminal reads. A line
 * that is written while a request is answered bears its id.
 */
export function programLog(
  destination: DestinationStream = pino.destination({ dest: 2, sync: true }),
): Log {
  const mixin = () => requestScope.getStore() ?? {};
  return pino({ level: 'info', base: null, mixin, serializers: { err: loggedError } }, destination);
}
