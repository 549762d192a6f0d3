import type { Log } from './log.ts';

/** Work that a server does beside its requests. */
export interface Worker {
  readonly start: () => void;
  /** Stops for good, once the work under way has ended. */
  readonly stop: () => Promise<void>;
}

interface WorkerErrors {
  readonly failed: (error: unknown) => void;
  readonly succeeded: () => void;
}

/**
 * Logs the errors of a worker: one that repeats only once, and its end. While a database is down, a
 * worker fails every few seconds.
 */
export function workerErrors(
  log: Log,
  facts: Readonly<Record<string, unknown>>,
  texts: { readonly failed: string; readonly recovered: string },
): WorkerErrors {
  let lastError: string | undefined;
  return {
    failed(error) {
      const text = String(error);
      if (text !== lastError) log.error({ err: error, ...facts }, texts.failed);
      lastError = text;
    },
    succeeded() {
      if (lastError !== undefined) log.info(facts, texts.recovered);
      lastError = undefined;
    },
  };
}
