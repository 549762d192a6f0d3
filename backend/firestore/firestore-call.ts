import { StoreUnavailable } from '../contact/store-unavailable.ts';

/**
 * Asks the database for something, and waits no longer than `patience` milliseconds. What it says of
 * itself is thrown as `StoreUnavailable`, with its own error as the cause. What was asked may still be
 * done after the wait is over; whoever asks for it again has to stand that.
 */
export async function firestoreCall<Result>(
  ask: () => Promise<Result>,
  patience = shortPatience,
): Promise<Result> {
  const { promise: impatience, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new StoreUnavailable(`Firestore: no answer within ${patience / 1000} seconds`));
  }, patience);
  try {
    return await Promise.race([ask(), impatience]);
  } catch (error) {
    if (!(error instanceof Error) || codeOf(error) === undefined) throw error;
    const inOneLine = error.message.replace(/\s+/g, ' ');
    throw new StoreUnavailable(`Firestore: ${inOneLine}`, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * For what somebody waits for. The SDK itself tries for ten minutes; a visitor is told sooner to come
 * back later, and so is the platform that gives a function a minute.
 */
const shortPatience = 15_000;

/** For going through everything. */
export const longPatience = 120_000;

/** https://grpc.io/docs/guides/status-codes/ */
export const statusCodes = {
  invalidArgument: 3,
  notFound: 5,
  alreadyExists: 6,
  permissionDenied: 7,
  failedPrecondition: 9,
  aborted: 10,
  unauthenticated: 16,
} as const;

/** What the database answered, where it is an answer of the database's. */
export function codeOf(error: unknown): number | undefined {
  if (!(error instanceof Error && 'code' in error)) return undefined;
  return typeof error.code === 'number' ? error.code : undefined;
}
