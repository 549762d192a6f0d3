import { HttpsError, type CallableRequest } from 'firebase-functions/https';
import { appCheckHeader } from '#contract/app-check.ts';
import type { CallableErrorCode } from '#contract/callable.ts';
import { emailMessage } from '../../http/email-message.ts';
import { ownTokenHeader } from './answer-calls.ts';
import { requestHead } from './express-wire.ts';
import { platformLog } from './platform-log.ts';
import { settings, submit } from './submission.ts';

const answer = emailMessage(submit, settings.siteUrl?.host);

/** What `onCall` has read and verified, in the words of the core and back. */
export async function answerEmailMessage(call: CallableRequest<unknown>): Promise<unknown> {
  const { data, rawRequest } = call;
  const { headers } = requestHead(rawRequest);
  const token = headers.get(
    settings.appCheck.kind === 'proof-of-work' ? ownTokenHeader : appCheckHeader,
  );
  const appCheckToken = token ?? undefined;
  const address = settings.addressOf(rawRequest);
  const answered = await answer({ data, appCheckToken, headers, address }).catch(
    (error: unknown) => {
      platformLog.error({ err: error }, 'a request failed unexpectedly');
      throw new HttpsError('internal', 'INTERNAL');
    },
  );
  if ('result' in answered) return answered.result;
  const { status, message, details, retryAfterSeconds } = answered.error;
  if (retryAfterSeconds !== undefined) {
    rawRequest.res?.set('retry-after', String(retryAfterSeconds));
  }
  throw new HttpsError(codes[status], message, details);
}

const codes = {
  INVALID_ARGUMENT: 'invalid-argument',
  UNAUTHENTICATED: 'unauthenticated',
  NOT_FOUND: 'not-found',
  RESOURCE_EXHAUSTED: 'resource-exhausted',
  INTERNAL: 'internal',
  UNAVAILABLE: 'unavailable',
} as const satisfies Record<CallableErrorCode, string>;
