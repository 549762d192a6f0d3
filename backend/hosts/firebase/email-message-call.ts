import { HttpsError, type CallableRequest, type Request } from 'firebase-functions/https';
import { appCheckHeader } from '#contract/app-check.ts';
import type { CallableErrorCode } from '#contract/callable.ts';
import { admitCall } from '../../http/callable.ts';
import { emailMessage } from '../../http/email-message.ts';
import type { WireResponse } from '../../http/wire-response.ts';
import { ownTokenHeader } from './answer-calls.ts';
import { requestHead } from './express-wire.ts';
import { hostedContact } from './hosted-contact.ts';
import { hasOwnTokens, hostedSettings } from './hosted-settings.ts';
import { platformLog } from './platform-log.ts';

const { siteUrl, addressOf } = hostedSettings();
const { submit, limits } = hostedContact(hostedSettings());
const answer = emailMessage(submit, siteUrl?.host);

/** Takes the limit of a call; see `Endpoint.admit`. */
export function admitEmailMessage(request: Request): WireResponse | undefined {
  return admitCall(limits, requestHead(request), addressOf(request));
}

/** Answers a call that `onCall` has read. Throws `HttpsError` for every refusal. */
export async function answerEmailMessage(call: CallableRequest<unknown>): Promise<unknown> {
  const { data, rawRequest } = call;
  const { headers } = requestHead(rawRequest);
  const appCheckToken = headers.get(hasOwnTokens ? ownTokenHeader : appCheckHeader) ?? undefined;
  const address = addressOf(rawRequest);
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
