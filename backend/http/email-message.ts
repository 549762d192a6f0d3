import type { EmailMessageResult } from '#contract/callable.ts';
import type { Submission, SubmissionOutcome } from '../contact/submit-message.ts';
import type { Call, CallAnswer } from './callable.ts';
import { tryAgain } from './json-answer.ts';
import { pageOf } from './request-head.ts';

/**
 * Returns the callable function `emailMessage`: a contact message in, its id out. `siteHost` is the public
 * `host` or `host:port` of the site, for a server behind a proxy.
 */
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
    case 'stored': {
      const result: EmailMessageResult = { id: outcome.id };
      return { result };
    }
    case 'invalid':
      return {
        error: {
          status: 'INVALID_ARGUMENT',
          message: 'Some fields need another look.',
          details: { fields: outcome.problems },
        },
      };
    case 'unauthenticated':
      return { error: { status: 'UNAUTHENTICATED', message: 'Unauthenticated' } };
    case 'too-many':
      return {
        error: tryAgain('RESOURCE_EXHAUSTED', 'Too many messages.', outcome.retryAfterSeconds),
      };
    case 'unavailable':
      return {
        error: tryAgain(
          'UNAVAILABLE',
          'The message could not be stored. Please try again.',
          outcome.retryAfterSeconds,
        ),
      };
  }
}
