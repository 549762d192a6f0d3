/** Log entries contain ids, codes and counts; never a visitor's text, email address or IP address. */
export interface Log {
  info(facts: object, text: string): void;
  warn(facts: object, text: string): void;
  error(facts: object, text: string): void;
}

/** Logs the errors of work that is repeated: the same error only once, and the end of errors. */
export function logOutages(
  log: Log,
  facts: Readonly<Record<string, unknown>>,
  texts: { readonly failed: string; readonly recovered: string },
) {
  let lastError: string | undefined;
  return {
    logError: (error: unknown) => {
      const text = String(error);
      if (text !== lastError) log.error({ err: error, ...facts }, texts.failed);
      lastError = text;
    },
    logSuccess: () => {
      if (lastError !== undefined) log.info(facts, texts.recovered);
      lastError = undefined;
    },
  };
}
