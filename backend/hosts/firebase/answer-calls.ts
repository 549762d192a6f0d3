import type { CallableFunction, HttpsFunction, Request } from 'firebase-functions/https';
import { appCheckHeader } from '#contract/app-check.ts';
import { callableBodyLimit } from '#contract/callable.ts';
import { failure, noCall, type CallFailure } from '../../callable/callable.ts';
import { readCallRequest } from '../../callable/read-call-request.ts';
import type { WireResponse } from '../../callable/wire-request.ts';
import { brokenOff } from '../wire-answers.ts';
import { beginAnswer } from './begin-answer.ts';
import { send, wireRequest } from './express-wire.ts';
import { platformLog } from './platform-log.ts';
import { readBody } from './unread-requests.ts';

/** Where a token of our own travels on: `onCall` knows the platform's alone. */
export const ownTokenHeader = 'x-own-app-check';

export interface CallSettings {
  /** Whether pages earn their tokens here, and not with the platform. */
  readonly hasOwnTokens: boolean;
  readonly siteUrl: URL | undefined;
  /** Counts a call, and says what it is refused with where it is one too many. */
  readonly admit: (request: Request) => Promise<CallFailure | undefined>;
}

/**
 * Stands before `onCall`. What is no call is refused here, with the statuses of contract.md: `onCall`
 * would write it into the log, a visitor's words with it. So is what is one call too many, before any
 * token is looked at. A token of our own is laid aside, since
 * `onCall` would take it for a bad one of the platform's and say so with each call. And who may call
 * from elsewhere is said here: `onCall` lets everybody, unless its `cors` is `false`.
 */
export function answerCalls(
  call: CallableFunction<unknown, Promise<unknown>>,
  { hasOwnTokens, siteUrl, admit }: CallSettings,
): HttpsFunction {
  const answer = async (request: Request, response: Parameters<HttpsFunction>[1]) => {
    if (beginAnswer([request, response], siteUrl)) return;
    // Nobody has an account here; a bad proof of one would be refused, and said in the log.
    delete request.headers.authorization;
    Reflect.deleteProperty(request.headers, ownTokenHeader);
    // A stream of events is an answer of its own shape, which no page of ours asks for.
    delete request.headers.accept;
    const refusal = await readCall(request, admit);
    if (refusal !== undefined) {
      send(response, refusal);
      return;
    }
    if (hasOwnTokens) {
      const name = appCheckHeader.toLowerCase();
      request.headers[ownTokenHeader] = request.headers[name];
      Reflect.deleteProperty(request.headers, name);
    }
    await call(request, response);
  };
  return Object.assign(answer, {
    __endpoint: call.__endpoint,
    run: (asked: Parameters<typeof call.run>[0]) => call.run(asked),
  });
}

/** Reads the call for `onCall`; or tells what is answered to what is none, or is not heard. */
async function readCall(
  request: Request,
  admit: CallSettings['admit'],
): Promise<WireResponse | undefined> {
  try {
    // First of all: reading a body takes as long as whoever sends it likes, up to a bound.
    const refusal = await admit(request);
    if (refusal !== undefined) return failure(refusal);
    if (!(await readBody(request, callableBodyLimit))) return brokenOff;
    const read = readCallRequest(wireRequest(request));
    if (!read.ok) return noCall(read.httpStatus, read.message);
    request.body = { data: read.data };
    return undefined;
  } catch (error) {
    platformLog.error({ err: error }, 'a call failed unexpectedly');
    return failure({ status: 'INTERNAL', message: 'INTERNAL' });
  }
}
