import type { Log } from './log.ts';

interface OutageLog {
  readonly logError: (error: unknown) => void;
  readonly logSuccess: () => void;
}

/**
 * Logs the errors of work that is repeated: an error that comes again only once, and the end of errors.
 * While a database is down, a worker fails every few seconds.
 */
export function logOutages(
  log: Log,
  facts: Readonly<Record<string, unknown>>,
  texts: { readonly failed: string; readonly recovered: string },
): OutageLog {
  let lastError: string | undefined;
  return {
    logError(error) {
      const text = String(error);
      if (text !== lastError) log.error({ err: error, ...facts }, texts.failed);
      lastError = text;
    },
    logSuccess() {
      if (lastError !== undefined) log.info(facts, texts.recovered);
      lastError = undefined;
    },
  };
}
