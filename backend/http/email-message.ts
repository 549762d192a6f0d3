import { appCheckHeader } from '#contract/app-check.ts';
import { callableBodyLimit } from '#contract/callable.ts';
import type { Submission, SubmissionOutcome } from '../contact/submit-message.ts';
import type { RequestLimits } from '../limits/request-limits.ts';
import { jsonBody, type Endpoint } from './endpoint.ts';
import { isPlainJson, pageOf, type WireHeaders } from './request-head.ts';
import {
  failure,
  failureAnswer,
  jsonAnswer,
  refuseInJson,
  tryAgain,
  type CallFailure,
} from './wire-response.ts';

/** Returns the callable function `emailMessage`. `siteHost` is the public `host:port`, behind a proxy. */
export function emailMessage(
  submit: (submission: Submission) => Promise<SubmissionOutcome>,
  siteHost: string | undefined,
): (call: Call) => Promise<CallAnswer> {
  return async function answerEmailMessage({ data, appCheckToken, headers, address }) {
    const page = pageOf(headers, { siteHost });
    return callAnswer(
      await submit({ content: data, page, source: { kind: 'call', appCheckToken }, address }),
    );
  };
}

function callAnswer(outcome: SubmissionOutcome): CallAnswer {
  switch (outcome.kind) {
    case 'stored':
      return { result: { id: outcome.id } };
    case 'invalid': {
      const details = { fields: outcome.problems };
      const message = 'Some fields need another look.';
      return { error: { status: 'INVALID_ARGUMENT', message, details } };
    }
    case 'unauthenticated':
      return { error: { status: 'UNAUTHENTICATED', message: 'Unauthenticated' } };
    case 'too-many':
      return {
        error: tryAgain('RESOURCE_EXHAUSTED', 'Too many messages.', outcome.retryAfterSeconds),
      };
    case 'unavailable': {
      const message = 'The message could not be stored. Please try again.';
      return { error: tryAgain('UNAVAILABLE', message, outcome.retryAfterSeconds) };
    }
  }
}

interface Call {
  readonly data: unknown;
  readonly appCheckToken: string | undefined;
  readonly headers: WireHeaders;
  readonly address: string;
}

export type CallAnswer = { readonly result: unknown } | { readonly error: CallFailure };

/** Speaks the callable protocol: https://firebase.google.com/docs/functions/callable-reference */
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
      const call = jsonBody(body);
      if (!isCall(call)) return notACall;
      const appCheckToken = headers.get(appCheckHeader) ?? undefined;
      const answered = await answer({ data: call.data, appCheckToken, headers, address });
      if ('result' in answered) return jsonAnswer(200, { result: answered.result ?? null });
      return failureAnswer(answered.error);
    },
  };
}

function isCall(body: unknown): body is { readonly data: unknown } {
  return typeof body === 'object' && body !== null && Object.keys(body).join() === 'data';
}

const notACall = failure('INVALID_ARGUMENT', 'Bad Request');
const wrongType = failure('INVALID_ARGUMENT', 'Unsupported Media Type', 415);
