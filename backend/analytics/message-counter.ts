import type { Log } from '../contact/log.ts';
import type { DailyCountStore } from './daily-counts.ts';

interface MessageCounterDependencies {
  readonly store: Pick<DailyCountStore, 'add'>;
  /** Returns the agency's day for milliseconds since 1970. */
  readonly dayOf: (moment: number) => string;
  readonly log: Log;
}

/**
 * Counts stored messages for the report. Never rejects, because a message must not fail for its count:
 * the report also looks at the stored messages.
 */
export function messageCounter({ store, dayOf, log }: MessageCounterDependencies) {
  return async function countMessage(receivedAt: number): Promise<void> {
    const day = dayOf(receivedAt);
    try {
      await store.add([{ day, what: 'message', first: '', second: '', count: 1 }]);
    } catch (error) {
      log.warn({ err: error }, 'a stored message was not counted for the report');
    }
  };
}
