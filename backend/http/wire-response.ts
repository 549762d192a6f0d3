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

export function textAnswer(
  status: number,
  text: string,
  more: WireResponse['headers'] = {},
): WireResponse {
  const headers = { 'content-type': 'text/plain; charset=utf-8', ...more };
  return { status, headers, body: `${text}\n` };
}

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

interface FailureFacts {
  readonly httpStatus?: number;
  readonly details?: object;
  /** When the caller may try again, in seconds. */
  readonly retryAfterSeconds?: number | undefined;
}

/** Returns an error in the shape of the callable protocol, which all of `/api` uses. */
export function failure(
  status: CallableErrorCode,
  message: string,
  { httpStatus = callableErrorStatus[status], details, retryAfterSeconds }: FailureFacts = {},
): WireResponse {
  // In the details too: the SDK gives a page the details, never the header.
  const wait = retryAfterSeconds === undefined ? undefined : { retryAfterSeconds };
  const error = { status, message, details: details ?? wait };
  return jsonAnswer(httpStatus, { error }, retryAfter(retryAfterSeconds));
}

/** Returns a refusal in JSON; see `Endpoint.refuse`. */
export function refuseInJson(httpStatus: RefusalStatus, retryAfterSeconds?: number): WireResponse {
  const [code, message] = refusals[httpStatus];
  return failure(code, message, { httpStatus, retryAfterSeconds });
}

const refusals = {
  408: ['INVALID_ARGUMENT', 'Request Timeout'],
  413: ['INVALID_ARGUMENT', 'Payload Too Large'],
  429: ['RESOURCE_EXHAUSTED', 'Too many requests'],
  500: ['INTERNAL', 'INTERNAL'],
  503: ['UNAVAILABLE', 'Please try again'],
} as const satisfies Record<RefusalStatus, readonly [CallableErrorCode, string]>;

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
