import type { HttpsFunction } from 'firebase-functions/https';
import { runEndpoint, type Endpoint } from '../../http/endpoint.ts';
import { failure } from '../../http/json-answer.ts';
import { unexpectedAnswer } from '../../http/wire-response.ts';
import { beginAnswer, requestHead, send } from './express-wire.ts';
import { hostedSettings } from './hosted-settings.ts';
import { platformLog } from './platform-log.ts';
import { readUnreadBody } from './read-unread-body.ts';

/** The endpoints of a function: returns that of a path. */
export type Endpoints = (path: string) => Endpoint | undefined;

type Answer = (...args: Parameters<HttpsFunction>) => Promise<void>;

/** Answers requests that Firebase Hosting passes on. The endpoints are loaded with the first one. */
export function answerRequests(load: () => Promise<Endpoints>, siteUrl: URL | undefined): Answer {
  let endpoints: Promise<Endpoints> | undefined;
  return async function answer(request, response) {
    if (beginAnswer(request, response, siteUrl)) return;
    try {
      endpoints ??= load();
      const endpoint = (await endpoints)(request.path);
      if (endpoint === undefined) {
        send(response, notFound);
        return;
      }
      const endpointRequest = {
        head: requestHead(request),
        address: hostedSettings().addressOf(request),
        readBody: (bytes: number) => readUnreadBody(request, bytes),
      };
      send(response, await runEndpoint(endpoint, endpointRequest, platformLog));
    } catch (error) {
      platformLog.error({ err: error }, 'a request failed unexpectedly');
      send(response, unexpectedAnswer);
    }
  };
}

const notFound = failure('NOT_FOUND', 'Not Found');
