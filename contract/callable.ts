/**
 * The callable wire, as https://firebase.google.com/docs/functions/callable-reference defines it
 * and as the official SDK and `onCall` speak it.
 */

/** The one function of this product. */
export const emailMessageFunction = 'emailMessage';

/** Where the hosted platform runs it; part of the address while developing. */
export const functionsRegion = 'us-central1';

/** Where the functions listen while developing: the port of the platform's own emulator. */
export const functionsDevelopmentPort = 5001;

/** The largest request body, in bytes, that is read at all. */
export const callableBodyLimit = 64 * 1024;

/** What a stored message is answered with. */
export interface EmailMessageResult {
  /** Names the stored message. The same content within 24 hours is given the same id. */
  readonly id: string;
}

/** The error codes this product answers with, and the HTTP status of each. */
export const callableErrorStatus = {
  INVALID_ARGUMENT: 400,
  UNAUTHENTICATED: 401,
  NOT_FOUND: 404,
  RESOURCE_EXHAUSTED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export type CallableErrorCode = keyof typeof callableErrorStatus;
