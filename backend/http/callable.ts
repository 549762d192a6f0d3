import { callableBodyLimit, callableErrorStatus } from '#contract/callable.ts';
import { appCheckHeader } from '#contract/app-check.ts';
import type { RequestLimits } from '../contact/request-limits.ts';
import { readCallData } from './read-call-data.ts';
import type { Endpoint } from './endpoint.ts';
import { failureAnswer, jsonAnswer, refuseInJson, type CallFailure } from './json-answer.ts';
import type { WireResponse } from './wire-response.ts';
import { isPlainJson, type RequestHead, type WireHeaders } from './request-head.ts';

/** A well-formed call. Nothing in it has been checked yet. */
export interface Call {
  readonly data: unknown;
  readonly appCheckToken: string | undefined;
  readonly headers: WireHeaders;
  /** The caller's IP address. */
  readonly address: string;
}

export type CallAnswer = { readonly result: unknown } | { readonly error: CallFailure };

/**
 * Speaks the callable protocol for a function, as `onCall` of firebase-functions does, on any host:
 * https://firebase.google.com/docs/functions/callable-reference
 */
export function callable(
  answer: (call: Call) => Promise<CallAnswer>,
  limits: RequestLimits,
): Endpoint {
  return {
    methods: ['POST'],
    bodyLimit: callableBodyLimit,
    refuse: refuseInJson,
    admit: (head, address) => admitCall(limits, head, address),
    async answer({ headers, body }, address) {
      const read = readCallData(body);
      if (!read.ok) return notACall;
      const appCheckToken = headers.get(appCheckHeader) ?? undefined;
      const answered = await answer({ data: read.data, appCheckToken, headers, address });
      if ('result' in answered) return jsonAnswer(200, { result: answered.result ?? null });
      return failureAnswer(callableErrorStatus[answered.error.status], answered.error);
    },
  };
}

/**
 * See `Endpoint.admit`. `onCall` answers every request that is not a call with 400. Here the status is
 * 413, 415 or 429; the SDK only looks at the code in the body, which is the same.
 */
export function admitCall(
  limits: RequestLimits,
  head: RequestHead,
  address: string,
): WireResponse | undefined {
  if (!isPlainJson(head.headers)) return wrongType;
  const wait = limits.take('call', address);
  return wait === undefined ? undefined : refuseInJson(429, wait);
}

/** The answer to a body that is not a call. */
export const notACall = failureAnswer(400, { status: 'INVALID_ARGUMENT', message: 'Bad Request' });

const wrongType = failureAnswer(415, {
  status: 'INVALID_ARGUMENT',
  message: 'Unsupported Media Type',
});
