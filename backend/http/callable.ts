import type { CallableErrorCode } from '#contract/callable.ts';
import { callableBodyLimit, callableErrorStatus } from '#contract/callable.ts';
import { appCheckHeader } from '#contract/app-check.ts';
import type { RequestLimits } from '../contact/request-limits.ts';
import type { Endpoint, RefusalStatus } from './endpoint.ts';
import type { RequestHead, WireHeaders, WireResponse } from './wire-request.ts';
import { encode } from './callable-data.ts';
import { callHeadProblem, readCallData } from './read-call-request.ts';

/** A call as its function sees it: well formed, decoded, and not yet believed. */
export interface Call {
  readonly data: unknown;
  readonly appCheckToken: string | undefined;
  readonly headers: WireHeaders;
  /** The caller's IP address. */
  readonly address: string;
}

export interface CallFailure {
  readonly status: CallableErrorCode;
  readonly message: string;
  readonly details?: unknown;
  /** Tells the caller when to try again, in seconds. */
  readonly retryAfterSeconds?: number;
}

export type CallAnswer = { readonly result: unknown } | { readonly error: CallFailure };

/** Puts a function on the callable wire, as `onCall` of firebase-functions does, for any host. */
export function callable(
  answer: (call: Call) => Promise<CallAnswer>,
  limits: RequestLimits,
): Endpoint {
  return {
    bodyLimit: callableBodyLimit,
    admit: (head, address) => admitCall(limits, head, address),
    refuse: refuseCall,
    async answer({ headers, body }, address) {
      const read = readCallData(body);
      if (!read.ok) return notACall(400);
      const appCheckToken = headers.get(appCheckHeader) ?? undefined;
      const answered = await answer({ data: read.data, appCheckToken, headers, address });
      if ('error' in answered) return failure(answered.error);
      return json(200, { result: encode(answered.result) });
    },
  };
}

/** See `Endpoint.admit`. */
export async function admitCall(
  limits: RequestLimits,
  head: RequestHead,
  address: string,
): Promise<WireResponse | undefined> {
  const problem = callHeadProblem(head);
  if (problem !== undefined) return notACall(problem);
  const wait = await limits.take('call', address);
  return wait === undefined ? undefined : refuseCall(429, wait);
}

/** See `Endpoint.refuse`. */
export function refuseCall(status: RefusalStatus, retryAfterSeconds?: number): WireResponse {
  switch (status) {
    case 408:
    case 413:
      return notACall(status);
    case 429:
      return failure(tryAgain('RESOURCE_EXHAUSTED', 'Too many messages.', retryAfterSeconds));
    case 500:
      return failure({ status: 'INTERNAL', message: 'INTERNAL' });
    case 503: {
      const message = 'The message could not be stored. Please try again.';
      return failure(tryAgain('UNAVAILABLE', message, retryAfterSeconds));
    }
  }
}

/** Returns a failure that says when to try again. */
export function tryAgain(
  status: CallableErrorCode,
  message: string,
  retryAfterSeconds: number | undefined,
): CallFailure {
  if (retryAfterSeconds === undefined) return { status, message };
  // In the body too: the SDK gives a browser the details, never the header.
  return { status, message, retryAfterSeconds, details: { retryAfterSeconds } };
}

function failure({ retryAfterSeconds, ...error }: CallFailure): WireResponse {
  const more = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
  return json(callableErrorStatus[error.status], { error }, more);
}

/**
 * Returns the answer to a request that is not a call. `onCall` answers all of them with 400; the HTTP status
 * says more here (contract.md), and the SDK goes by the code in the body, which is the same.
 */
export function notACall(httpStatus: 400 | 405 | 408 | 413 | 415): WireResponse {
  return notACallAnswers[httpStatus];
}

const notACallAnswers = {
  400: invalid(400, 'Bad Request'),
  405: invalid(405, 'Method Not Allowed', { allow: 'POST' }),
  408: invalid(408, 'Request Timeout'),
  413: invalid(413, 'Payload Too Large'),
  415: invalid(415, 'Unsupported Media Type'),
};

function invalid(status: number, message: string, more?: Readonly<Record<string, string>>) {
  return json(status, { error: { message, status: 'INVALID_ARGUMENT' } }, more);
}

function json(
  status: number,
  body: object,
  more: Readonly<Record<string, string>> = {},
): WireResponse {
  const headers = { 'content-type': 'application/json', ...more };
  return { status, headers, body: JSON.stringify(body) };
}
