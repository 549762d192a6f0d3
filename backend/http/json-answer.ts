import type { CallableErrorCode } from '#contract/callable.ts';

/** What the host is to answer. */
export interface WireResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The refusals that any endpoint may be asked for, whatever the request. */
export type RefusalStatus = 408 | 413 | 429 | 500 | 503;

/** Returns an answer in JSON that no cache stores. */
export function jsonAnswer(
  status: number,
  body: object,
  more: Readonly<Record<string, string>> = {},
): WireResponse {
  const headers = { 'content-type': 'application/json; charset=utf-8', ...uncached, ...more };
  return { status, headers, body: JSON.stringify(body) };
}

/** Returns an error in the shape of the callable protocol, which all of `/api` uses. */
export function failureAnswer(
  status: number,
  code: CallableErrorCode,
  message: string,
  more: Readonly<Record<string, string>> = {},
): WireResponse {
  return jsonAnswer(status, { error: { status: code, message } }, more);
}

/** Returns a refusal in JSON; see `Endpoint.refuse`. */
export function refuseInJson(status: RefusalStatus, retryAfterSeconds?: number): WireResponse {
  const [code, message] = refusals[status];
  if (retryAfterSeconds === undefined) return failureAnswer(status, code, message);
  // In the body too: the SDK gives a page the details, never the header.
  const error = { status: code, message, details: { retryAfterSeconds } };
  return jsonAnswer(status, { error }, { 'retry-after': String(retryAfterSeconds) });
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
  return failureAnswer(405, 'INVALID_ARGUMENT', 'Method Not Allowed', { allow });
}

export const uncached = { 'cache-control': 'no-store' };
