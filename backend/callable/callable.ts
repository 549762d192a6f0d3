import type { CallableErrorCode } from '#contract/callable.ts';
import { callableErrorStatus } from '#contract/callable.ts';
import { appCheckHeader } from '#contract/app-check.ts';
import type { Log } from '../contact/ports.ts';
import { encode } from './callable-data.ts';
import { readCallRequest } from './read-call-request.ts';
import type { AnswerRequest, WireHeaders, WireResponse } from './wire-request.ts';

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

/**
 * Puts a function on the callable wire, as `onCall` of firebase-functions does, for any host. The
 * promise never rejects: what a function throws is logged, and its caller learns `INTERNAL` and
 * nothing more.
 */
export function callable(answer: (call: Call) => Promise<CallAnswer>, log: Log): AnswerRequest {
  return async function answerCall(request, address) {
    try {
      const read = readCallRequest(request);
      if (!read.ok) return noCall(read.httpStatus, read.message);
      const { headers } = request;
      const appCheckToken = headers.get(appCheckHeader) ?? undefined;
      const answered = await answer({ data: read.data, appCheckToken, headers, address });
      if ('error' in answered) return failure(answered.error);
      return json(200, { result: encode(answered.result) });
    } catch (error) {
      log.error({ err: error }, 'a call failed unexpectedly');
      return failure({ status: 'INTERNAL', message: 'INTERNAL' });
    }
  };
}

/** What the caller learns of a call that failed. */
export function failure({ retryAfterSeconds, ...error }: CallFailure): WireResponse {
  const more = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
  return json(callableErrorStatus[error.status], { error }, more);
}

/**
 * A request that is no call. `onCall` answers all of them with 400; the HTTP status says more here
 * (contract.md), and the SDK goes by the code in the body, which is the same.
 */
export function noCall(httpStatus: 400 | 405 | 413 | 415, message: string): WireResponse {
  const error = { message, status: 'INVALID_ARGUMENT' };
  return json(httpStatus, { error }, httpStatus === 405 ? { allow: 'POST' } : {});
}

function json(
  status: number,
  body: object,
  more: Readonly<Record<string, string>> = {},
): WireResponse {
  const headers = { 'content-type': 'application/json', ...more };
  return { status, headers, body: JSON.stringify(body) };
}
