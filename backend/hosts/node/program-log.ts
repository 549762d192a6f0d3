import { pino, type DestinationStream } from 'pino';
import type { Log } from '../../runtime/log.ts';
import { loggedError } from '../logged-error.ts';

/** Structured lines on stderr. Stdout is for what a person at the terminal reads. */
export function programLog(
  destination: DestinationStream = pino.destination({ dest: 2, sync: true }),
): Log {
  return pino({ level: 'info', base: null, serializers: { err: loggedError } }, destination);
}

export function requestLog(log: Log, requestId: string): Log {
  return {
    info: (facts, text) => log.info({ requestId, ...facts }, text),
    warn: (facts, text) => log.warn({ requestId, ...facts }, text),
    error: (facts, text) => log.error({ requestId, ...facts }, text),
  };
}

/** Many times what visitors cause. A flood of 1,000 requests a second would write 11 GB a day. */
export const linesPerMinute = 100;

/** Returns whether the next request gets a line. The number of those left out is logged each minute. */
export function sampleLines(log: Log): () => boolean {
  let requests = 0;
  let minute: NodeJS.Timeout | undefined;
  const report = () => {
    const notLogged = requests - linesPerMinute;
    if (notLogged > 0)
      log.warn({ notLogged }, 'more requests came in the last minute than are logged');
    requests = 0;
    minute = undefined;
  };
  return () => {
    minute ??= setTimeout(report, 60_000).unref();
    requests += 1;
    return requests <= linesPerMinute;
  };
}
