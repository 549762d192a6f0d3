/**
 * The callable protocol, as https://firebase.google.com/docs/functions/callable-reference defines it
 * and as the official SDK and `onCall` speak it.
 */

/** The one function of this product. Its result is `{ id }`; the same content within 24 hours gets the same id. */
export const emailMessageFunction = 'emailMessage';
export const emailMessageAddress = `/api/${emailMessageFunction}`;

/** The region of the hosted platform; part of the address during development. */
export const functionsRegion = 'us-central1';

/** The port of the functions during development: that of the platform's emulator. */
export const functionsDevelopmentPort = 5001;

/** The largest request body that is read, in bytes. */
export const callableBodyLimit = 64 * 1024;

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
