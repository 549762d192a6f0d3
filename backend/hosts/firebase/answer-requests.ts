import type { HttpsFunction } from 'firebase-functions/https';
import { runEndpoint, type Endpoint } from '../../http/endpoint.ts';
import { failureAnswer, uncached } from '../../http/wire-answers.ts';
import type { WireResponse } from '../../http/wire-request.ts';
import { beginAnswer, requestHead, send } from './express-wire.ts';
import { hostedSettings } from './hosted-settings.ts';
import { platformLog } from './platform-log.ts';
import { readUnreadBody } from './unread-requests.ts';

/** What a function answers, by path and method. */
export type Endpoints = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;

type Answer = (...args: Parameters<HttpsFunction>) => Promise<void>;

/** Answers requests that Firebase Hosting passes on. The endpoints are loaded with the first one. */
export function answerRequests(load: () => Promise<Endpoints>, siteUrl: URL | undefined): Answer {
  let endpoints: Promise<Endpoints> | undefined;
  return async function answer(request, response) {
    if (beginAnswer(request, response, siteUrl)) return;
    try {
      const byMethod = (await (endpoints ??= load()))[request.path] ?? {};
      const endpoint = byMethod[request.method === 'HEAD' ? 'GET' : request.method];
      if (endpoint === undefined) {
        send(response, notFound(Object.keys(byMethod)));
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
      send(response, unexpected);
    }
  };
}

function notFound(methods: readonly string[]): WireResponse {
  if (methods.length === 0) return failureAnswer(404, 'NOT_FOUND', 'Not Found');
  const allow = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return failureAnswer(405, 'INVALID_ARGUMENT', 'Method Not Allowed', { allow: allow.join(', ') });
}

const unexpected: WireResponse = {
  status: 500,
  headers: { 'content-type': 'text/plain; charset=utf-8', ...uncached },
  body: 'Something went wrong on our side. Please try again in a minute.\n',
};
