import type { CallableFunction, HttpsFunction, Request } from 'firebase-functions/https';
import { appCheckHeader } from '#contract/app-check.ts';
import { noCall } from '../../callable/callable.ts';
import { readCallRequest } from '../../callable/read-call-request.ts';
import { withOpenCors } from '../../callable/with-open-cors.ts';
import { securityHeaders } from '../content-policy.ts';
import { send, wireRequest } from './express-wire.ts';

/** Where a token of our own travels on: `onCall` knows the platform's alone. */
export const ownTokenHeader = 'x-own-app-check';

/**
 * Stands before `onCall`. What is no call is refused here, with the statuses of contract.md: `onCall`
 * would write it into the log, a visitor's words with it. A token of our own is laid aside, since
 * `onCall` would take it for a bad one of the platform's and say so with each call.
 */
export function answerCalls(
  call: CallableFunction<unknown, Promise<unknown>>,
  hasOwnTokens: boolean,
): HttpsFunction {
  const answer = async (request: Request, response: Parameters<HttpsFunction>[1]) => {
    response.set(securityHeaders);
    // Nobody has an account here; a bad proof of one would be refused, and said in the log.
    delete request.headers.authorization;
    Reflect.deleteProperty(request.headers, ownTokenHeader);
    // A stream of events is an answer of its own shape, which no page of ours asks for.
    delete request.headers.accept;
    if (request.method !== 'OPTIONS') {
      const read = readCallRequest(wireRequest(request));
      if (!read.ok) {
        const refuse = withOpenCors(() => Promise.resolve(noCall(read.httpStatus, read.message)));
        send(response, await refuse(wireRequest(request), ''));
        return;
      }
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
