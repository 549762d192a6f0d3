import type { Log } from '../contact/log.ts';
import type { DailyCountStore } from './daily-counts.ts';

export interface MessageCounterDependencies {
  readonly store: Pick<DailyCountStore, 'add'>;
  /** The day of a moment by the agency's clock. */
  readonly dayOf: (moment: number) => string;
  readonly log: Log;
}

/**
 * Counts stored messages for the report. Never rejects, because a stored message must not fail for its
 * count: the report also looks at the store, so the message is missing there only once it is deleted.
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
