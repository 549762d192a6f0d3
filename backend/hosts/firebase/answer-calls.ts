import type { CallableFunction, HttpsFunction, Request } from 'firebase-functions/https';
import { appCheckHeader } from '#contract/app-check.ts';
import { callableBodyLimit } from '#contract/callable.ts';
import { notACall } from '../../http/callable.ts';
import { readCallData } from '../../http/callable-data.ts';
import { takeRequest } from '../../http/endpoint.ts';
import { refuseInJson, type WireResponse } from '../../http/json-answers.ts';
import { beginAnswer } from './begin-answer.ts';
import { requestHead, send } from './express-wire.ts';
import { platformLog } from './platform-log.ts';
import { readUnreadBody } from './unread-requests.ts';

/** Where a token of our own travels on: `onCall` knows the platform's alone. */
export const ownTokenHeader = 'x-own-app-check';

export interface CallSettings {
  /** Whether pages earn their tokens here, and not with the platform. */
  readonly hasOwnTokens: boolean;
  readonly siteUrl: URL | undefined;
  /** Decides from the head of a request whether it is heard; see `Endpoint.admit`. */
  readonly admit: (request: Request) => Promise<WireResponse | undefined>;
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
    if (!(await readCall(request, response, admit))) return;
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

/**
 * Puts the data of a call where `onCall` looks for it. Otherwise answers what is not a call, or is one too
 * many, and returns `false`.
 */
async function readCall(
  request: Request,
  response: Parameters<HttpsFunction>[1],
  admit: CallSettings['admit'],
): Promise<boolean> {
  const endpoint = {
    bodyLimit: callableBodyLimit,
    admit: () => admit(request),
    refuse: refuseInJson,
  };
  const asked = {
    head: requestHead(request),
    // `admit` reads it from the request.
    address: '',
    readBody: (bytes: number) => readUnreadBody(request, bytes),
  };
  const taken = await takeRequest(endpoint, asked, platformLog);
  if ('refusal' in taken) {
    send(response, taken.refusal);
    return false;
  }
  const read = readCallData(taken.bytes);
  if (read.ok) request.body = { data: read.data };
  else send(response, notACall);
  return read.ok;
}
