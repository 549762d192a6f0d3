import { callableErrorStatus, type CallableErrorCode } from '#contract/callable.ts';
import { appCheckHeader } from '#contract/app-check.ts';
import type { RequestHead } from './request-head.ts';

/** What the host is to answer. It adds its security headers. */
export interface WireResponse {
  readonly status: number;
  /** Sent with the answer, whichever it is. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** The refusals that any endpoint may be asked for, whatever the request. */
export type RefusalStatus = 408 | 413 | 429 | 500 | 503;

export const uncached = { 'cache-control': 'no-store' };

/** Returns an answer in plain text. */
export function textAnswer(
  status: number,
  text: string,
  more: WireResponse['headers'] = {},
): WireResponse {
  const headers = { 'content-type': 'text/plain; charset=utf-8', ...more };
  return { status, headers, body: `${text}\n` };
}

/** Returns the header that says when to try again, if that is known. */
export function retryAfter(seconds: number | undefined): WireResponse['headers'] {
  return seconds === undefined ? {} : { 'retry-after': String(seconds) };
}

/** The answer to an unexpected error. It shows nothing of the error. */
export const unexpectedAnswer = textAnswer(
  500,
  'Something went wrong on our side. Please try again in a minute.',
  uncached,
);

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

/** Returns an error in the shape of the callable protocol, which all of `/api` uses. */
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

/** Returns the CORS headers of an answer under `/api`, for pages of `siteUrl` on a static host. */
export function corsHeaders({ method, headers }: RequestHead, siteUrl: URL | undefined) {
  if (siteUrl === undefined) return { headers: {}, preflight: undefined };
  const vary = { vary: 'Origin' };
  const isFromSite = headers.get('origin') === siteUrl.origin;
  if (!isFromSite || headers.get('host') === siteUrl.host)
    return { headers: vary, preflight: undefined };
  const allowed = {
    ...vary,
    'access-control-allow-origin': siteUrl.origin,
    'access-control-expose-headers': 'Retry-After',
    'cross-origin-resource-policy': 'cross-origin',
  };
  const isPreflight = method === 'OPTIONS' && headers.get('access-control-request-method') !== null;
  return { headers: allowed, preflight: isPreflight ? preflight : undefined };
}

const preflight: WireResponse = {
  status: 204,
  headers: {
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': `Content-Type, ${appCheckHeader}`,
    // In seconds: the longest that browsers accept.
    'access-control-max-age': String(2 * 60 * 60),
  },
  body: '',
};
