import type { HttpsFunction } from 'firebase-functions/https';
import { runEndpoint, type Endpoint } from '../../http/endpoint.ts';
import { failureAnswer, uncached, type WireResponse } from '../../http/json-answers.ts';
import { beginAnswer } from './begin-answer.ts';
import { requestHead, send } from './express-wire.ts';
import type { HostedSettings } from './hosted-settings.ts';
import { platformLog } from './platform-log.ts';
import { readUnreadBody } from './unread-requests.ts';

/** What a function answers, by the path and the method that it is asked with. */
export interface HostedEndpoints {
  readonly settings: HostedSettings;
  readonly endpoints: Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;
}

type Answer = (...asked: Parameters<HttpsFunction>) => Promise<void>;

/** Answers at the addresses of the site that the hosting hands on. What is asked for is loaded once. */
export function answerRequests(
  load: () => Promise<HostedEndpoints>,
  siteUrl: URL | undefined,
): Answer {
  let loading: Promise<HostedEndpoints> | undefined;
  // What could not be loaded now may be for the next who asks.
  const loadOnce = () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
  return async function answer(request, response) {
    if (beginAnswer([request, response], siteUrl)) return;
    try {
      const { settings, endpoints } = await loadOnce();
      const byMethod = endpoints[request.path] ?? {};
      const own = byMethod[request.method === 'HEAD' ? 'GET' : request.method];
      if (own === undefined) {
        send(response, notTaken(Object.keys(byMethod)));
        return;
      }
      const asked = {
        head: requestHead(request),
        address: settings.addressOf(request),
        readBody: (bytes: number) => readUnreadBody(request, bytes),
      };
      send(response, await runEndpoint(own, asked, platformLog));
    } catch (error) {
      platformLog.error({ err: error }, 'a request failed unexpectedly');
      send(response, unexpected);
    }
  };
}

function notTaken(methods: readonly string[]): WireResponse {
  if (methods.length === 0) return failureAnswer(404, 'NOT_FOUND', 'Not Found');
  const allow = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return failureAnswer(405, 'INVALID_ARGUMENT', 'Method Not Allowed', { allow: allow.join(', ') });
}

const unexpected: WireResponse = {
  status: 500,
  headers: { 'content-type': 'text/plain; charset=utf-8', ...uncached },
  body: 'Something went wrong on our side. Please try again in a minute.\n',
};
