import { callableErrorStatus, type CallableErrorCode } from '#contract/callable.ts';
import { retryAfter, uncached, type RefusalStatus, type WireResponse } from './wire-response.ts';

/** Returns an answer in JSON that no cache stores. */
export function jsonAnswer(
  status: number,
  body: object,
  more: Readonly<Record<string, string>> = {},
): WireResponse {
  const headers = { 'content-type': 'application/json; charset=utf-8', ...uncached, ...more };
  return { status, headers, body: JSON.stringify(body) };
}

export interface CallFailure {
  readonly status: CallableErrorCode;
  readonly message: string;
  readonly details?: unknown;
  /** When the caller may try again, in seconds. */
  readonly retryAfterSeconds?: number;
}

/** Returns a failure that says when to try again. */
export function tryAgain(
  status: CallableErrorCode,
  message: string,
  retryAfterSeconds: number,
): CallFailure {
  // In the details too: the SDK gives a page the details, never the header.
  return { status, message, retryAfterSeconds, details: { retryAfterSeconds } };
}

/**
 * Returns an error in the shape of the callable protocol, which all of `/api` uses.
 *
 * @param httpStatus Defaults to that of the code. No code has 415, for example.
 */
export function failureAnswer(
  { retryAfterSeconds, ...error }: CallFailure,
  httpStatus: number = callableErrorStatus[error.status],
): WireResponse {
  return jsonAnswer(httpStatus, { error }, retryAfter(retryAfterSeconds));
}

/** Returns the answer to a failure that has only a message; see {@link failureAnswer}. */
export function failure(
  status: CallableErrorCode,
  message: string,
  httpStatus?: number,
): WireResponse {
  return failureAnswer({ status, message }, httpStatus);
}

/** Returns a refusal in JSON; see `Endpoint.refuse`. */
export function refuseInJson(status: RefusalStatus, retryAfterSeconds?: number): WireResponse {
  const [code, message] = refusals[status];
  return retryAfterSeconds === undefined
    ? failure(code, message, status)
    : failureAnswer(tryAgain(code, message, retryAfterSeconds), status);
}

const refusals = {
  408: ['INVALID_ARGUMENT', 'Request Timeout'],
  413: ['INVALID_ARGUMENT', 'Payload Too Large'],
  429: ['RESOURCE_EXHAUSTED', 'Too many requests'],
  500: ['INTERNAL', 'INTERNAL'],
  503: ['UNAVAILABLE', 'Please try again'],
} as const satisfies Record<RefusalStatus, readonly [CallableErrorCode, string]>;

/** Returns the answer to a method that an address does not take. */
export function methodNotAllowed(allow: string): WireResponse {
  const error = { status: 'INVALID_ARGUMENT', message: 'Method Not Allowed' };
  return jsonAnswer(405, { error }, { allow });
}
