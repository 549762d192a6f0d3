import { callableBodyLimit } from '#contract/callable.ts';
import { appCheckHeader } from '#contract/app-check.ts';
import type { RequestLimits } from '../limits/request-limits.ts';
import { parseJson } from '../runtime/parse-json.ts';
import type { Endpoint } from './endpoint.ts';
import {
  failure,
  failureAnswer,
  jsonAnswer,
  refuseInJson,
  type CallFailure,
} from './json-answer.ts';
import { isPlainJson, type WireHeaders } from './request-head.ts';

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
    // `onCall` answers every request that is not a call with 400. Here the status is 413, 415 or 429; the
    // SDK only looks at the code in the body, which is the same.
    admit({ headers }, address) {
      if (!isPlainJson(headers)) return wrongType;
      const wait = limits.take('call', address);
      return wait === undefined ? undefined : refuseInJson(429, wait);
    },
    async answer({ headers, body }, address) {
      const call = readCall(body);
      if (call === undefined) return notACall;
      const appCheckToken = headers.get(appCheckHeader) ?? undefined;
      const answered = await answer({ data: call.data, appCheckToken, headers, address });
      if ('result' in answered) return jsonAnswer(200, { result: answered.result ?? null });
      return failureAnswer(answered.error);
    },
  };
}

/** Returns the call in a body, a JSON object with the one key `data`; `undefined` in any other. */
function readCall(bytes: Uint8Array): { readonly data: unknown } | undefined {
  const body = parseJson(utf8.decode(bytes));
  if (typeof body !== 'object' || body === null) return undefined;
  if (!Object.hasOwn(body, 'data') || Object.keys(body).length !== 1) return undefined;
  return { data: Reflect.get(body, 'data') };
}

const utf8 = new TextDecoder();

const notACall = failure('INVALID_ARGUMENT', 'Bad Request');
const wrongType = failure('INVALID_ARGUMENT', 'Unsupported Media Type', 415);
