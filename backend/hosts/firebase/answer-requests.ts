import type { HttpsFunction, Request } from 'firebase-functions/https';
import { runEndpoint } from '../../http/endpoint.ts';
import { previewHeaders, securityHeaders } from '../../http/page-headers.ts';
import { plainLetters } from '../../http/plain-letters.ts';
import { wireHeaders, type RequestHead } from '../../http/request-head.ts';
import {
  corsHeaders,
  failure,
  unexpectedAnswer,
  type WireResponse,
} from '../../http/wire-response.ts';
import { hostedSettings, siteUrl } from './hosted-settings.ts';
import { platformLog } from './platform-log.ts';
import { readUnreadBody, restoreBodyHeaders } from './read-unread-body.ts';

type Answer = (...args: Parameters<HttpsFunction>) => Promise<void>;

/** Answers requests that Firebase Hosting passes on, by the address that a path stands for. */
export function answerRequests(addressOf: (path: string) => string | undefined): Answer {
  async function respond(request: Request, head: RequestHead): Promise<WireResponse | undefined> {
    try {
      const { endpoints } = await import('./endpoints.ts');
      const path = addressOf(plainLetters(request.path));
      const endpoint = path === undefined ? undefined : endpoints(path);
      if (endpoint === undefined) return failure('NOT_FOUND', 'Not Found');
      const address = hostedSettings().addressOf(request);
      const readBody = (bytes: number) => readUnreadBody(request, bytes);
      return await runEndpoint(endpoint, { head, address, readBody }, platformLog);
    } catch (error) {
      platformLog.error({ err: error }, 'a request failed unexpectedly');
      return unexpectedAnswer;
    }
  }

  return async function answer(request, response) {
    restoreBodyHeaders(request);
    const head = requestHead(request);
    const cors = corsHeaders(head, siteUrl);
    const answered = cors.preflight ?? (await respond(request, head));
    if (answered === undefined) {
      response.destroy();
      return;
    }
    response.set({ ...securityHeaders, ...previewHeaders(siteUrl), ...cors.headers });
    // The unread rest of a body would be taken for the next request on this connection.
    if (!request.complete) response.set('connection', 'close');
    response.status(answered.status).set(answered.headers).send(answered.body);
  };
}

/** Returns method and headers of a request. `host` is that of the site, not of the function behind it. */
function requestHead({ method, headers: received }: Request): RequestHead {
  const headers = wireHeaders(received);
  return {
    method,
    headers: {
      get(name) {
        const isHost = name.toLowerCase() === 'host';
        return (isHost ? headers.get('x-forwarded-host') : null) ?? headers.get(name);
      },
    },
  };
}
