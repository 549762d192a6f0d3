import { appCheckHeader } from '#contract/app-check.ts';
import { callableBodyLimit } from '#contract/callable.ts';
import type { Submission, SubmissionOutcome } from '../contact/submit-message.ts';
import type { RequestLimits } from '../limits/request-limits.ts';
import { jsonBody, type Endpoint } from './endpoint.ts';
import { isPlainJson, pageOf } from './request-head.ts';
import { failure, jsonAnswer, refuseInJson, type WireResponse } from './wire-response.ts';

export interface EmailMessageDependencies {
  readonly submit: (submission: Submission) => Promise<SubmissionOutcome>;
  readonly limits: RequestLimits;
  readonly siteUrl: URL | undefined;
}

/** A function of the callable protocol: https://firebase.google.com/docs/functions/callable-reference */
export function emailMessageEndpoint({
  submit,
  limits,
  siteUrl,
}: EmailMessageDependencies): Endpoint {
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
      const outcome = await submit({
        content: call.data,
        page: pageOf(headers, siteUrl),
        source: { kind: 'call', appCheckToken },
        address,
      });
      return answerTo(outcome);
    },
  };
}

function answerTo(outcome: SubmissionOutcome): WireResponse {
  switch (outcome.kind) {
    case 'stored':
      return jsonAnswer(200, { result: { id: outcome.id } });
    case 'invalid': {
      const details = { fields: outcome.problems };
      return failure('INVALID_ARGUMENT', 'Some fields need another look.', { details });
    }
    case 'unauthenticated':
      return failure('UNAUTHENTICATED', 'Unauthenticated');
    case 'too-many':
      return failure('RESOURCE_EXHAUSTED', 'Too many messages.', outcome);
    case 'unavailable':
      return failure('UNAVAILABLE', 'The message could not be stored. Please try again.', outcome);
  }
}

function isCall(body: unknown): body is { readonly data: unknown } {
  return typeof body === 'object' && body !== null && Object.keys(body).join() === 'data';
}

const notACall = failure('INVALID_ARGUMENT', 'Bad Request');
const wrongType = failure('INVALID_ARGUMENT', 'Unsupported Media Type', { httpStatus: 415 });
