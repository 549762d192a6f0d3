import { StoreUnavailable } from '../runtime/store-unavailable.ts';

/**
 * Asks the database, and waits at most `timeout` milliseconds. Throws `StoreUnavailable` for an error
 * of the database, with that error as the cause, and for a timeout. After a timeout the work may
 * still be done.
 */
export async function firestoreCall<Result>(
  ask: () => Promise<Result>,
  timeout = requestTimeout,
): Promise<Result> {
  const { promise: timedOut, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new StoreUnavailable(`Firestore: no answer within ${timeout / 1000} seconds`));
  }, timeout);
  try {
    return await Promise.race([ask(), timedOut]);
  } catch (error) {
    if (!(error instanceof Error) || codeOf(error) === undefined) throw error;
    const oneLine = error.message.replace(/\s+/g, ' ');
    throw new StoreUnavailable(`Firestore: ${oneLine}`, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** In milliseconds, while a visitor waits. The SDK itself retries for ten minutes. */
const requestTimeout = 15_000;

/** In milliseconds, for reading or writing many messages. */
export const bulkTimeout = 120_000;

/** https://grpc.io/docs/guides/status-codes/ */
export const statusCodes = {
  notFound: 5,
  permissionDenied: 7,
  unauthenticated: 16,
} as const;

/** Returns the gRPC status of an error of the database; `undefined` for other errors. */
export function codeOf(error: unknown): number | undefined {
  if (!(error instanceof Error && 'code' in error)) return undefined;
  return typeof error.code === 'number' ? error.code : undefined;
}

/** Changes or deletes one document. Returns `false` where there is no such document. */
export function changeIfFound(change: () => Promise<unknown>): Promise<boolean> {
  return firestoreCall(async () => {
    try {
      await change();
      return true;
    } catch (error) {
      if (codeOf(error) !== statusCodes.notFound) throw error;
      return false;
    }
  });
}
