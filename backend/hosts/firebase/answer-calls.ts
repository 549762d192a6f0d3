import type { CallableFunction, HttpsFunction, Request } from 'firebase-functions/https';
import { appCheckHeader } from '#contract/app-check.ts';
import { callableBodyLimit } from '#contract/callable.ts';
import { notACall } from '../../http/callable.ts';
import { readCallData } from '../../http/read-call-data.ts';
import { takeRequest } from '../../http/endpoint.ts';
import { methodNotAllowed, refuseInJson } from '../../http/json-answer.ts';
import type { WireResponse } from '../../http/wire-response.ts';
import { beginAnswer, requestHead, send, type ExpressResponse } from './express-wire.ts';
import { platformLog } from './platform-log.ts';
import { readUnreadBody } from './read-unread-body.ts';

/** The header of a token of ours behind `answerCalls`: `onCall` only knows tokens of the platform. */
export const ownTokenHeader = 'x-own-app-check';

interface CallSettings {
  /** Whether tokens are our own and not the platform's. */
  readonly hasOwnTokens: boolean;
  readonly siteUrl: URL | undefined;
  /** See `Endpoint.admit`. */
  readonly admit: (request: Request) => Promise<WireResponse | undefined>;
}

/**
 * Stands in front of `onCall`: takes limits, reads the body and refuses what is not a call, with the
 * statuses of `admitCall`. `onCall` has no limits, and would log the text of what it refuses.
 */
export function answerCalls(
  call: CallableFunction<unknown, Promise<unknown>>,
  { hasOwnTokens, siteUrl, admit }: CallSettings,
): HttpsFunction {
  const answer = async (request: Request, response: ExpressResponse) => {
    if (beginAnswer(request, response, siteUrl)) return;
    // The site has no accounts: `onCall` would refuse and log a bad sign-in.
    delete request.headers.authorization;
    Reflect.deleteProperty(request.headers, ownTokenHeader);
    // With it `onCall` would answer with a stream of events.
    delete request.headers.accept;
    if (!(await readCall(request, response, admit))) return;
    if (hasOwnTokens) {
      // `onCall` would take it for a bad token of the platform and log it.
      const name = appCheckHeader.toLowerCase();
      request.headers[ownTokenHeader] = request.headers[name];
      Reflect.deleteProperty(request.headers, name);
    }
    await call(request, response);
  };
  return Object.assign(answer, {
    __endpoint: call.__endpoint,
    run: (request: Parameters<typeof call.run>[0]) => call.run(request),
  });
}

/** Puts the data of a call where `onCall` looks for it. Otherwise answers, and returns `false`. */
async function readCall(
  request: Request,
  response: ExpressResponse,
  admit: CallSettings['admit'],
): Promise<boolean> {
  const endpoint = {
    bodyLimit: callableBodyLimit,
    admit: async () => (request.method === 'POST' ? admit(request) : methodNotAllowed('POST')),
    refuse: refuseInJson,
  };
  const taken = await takeRequest(
    endpoint,
    {
      head: requestHead(request),
      // `admit` reads it from the request.
      address: '',
      readBody: (bytes: number) => readUnreadBody(request, bytes),
    },
    platformLog,
  );
  if ('refusal' in taken) {
    send(response, taken.refusal);
    return false;
  }
  const read = readCallData(taken.bytes);
  if (read.ok) request.body = { data: read.data };
  else send(response, notACall);
  return read.ok;
}
