import type { IncomingMessage } from 'node:http';
import { functionsRegion } from '#contract/callable.ts';
import { eventsAddresses } from '#contract/event-batch.ts';
import type { BodyBudget } from '../../http/body-budget.ts';
import { runEndpoint, type Endpoint } from '../../http/endpoint.ts';
import { plainLetters } from '../../http/plain-letters.ts';
import { readBody } from '../../http/read-body.ts';
import { clientAddress, wireHeaders, type RequestHead } from '../../http/request-head.ts';
import { corsHeaders, failure, type WireResponse } from '../../http/wire-response.ts';
import { addressGroups } from '../../limits/request-limits.ts';
import type { Log } from '../../runtime/log.ts';
import type { ApiEndpoints } from '../api-endpoints.ts';
import { requestLog, sampleLines } from './program-log.ts';

export interface ApiHost {
  readonly log: Log;
  readonly siteUrl: URL | undefined;
  readonly budget: BodyBudget;
  readonly bodyTimeout: number;
  readonly isProxy: (address: string) => boolean;
  /** Also answers where the platform's emulator does, to pages of any origin, for `npm run dev`. */
  readonly isEmulator?: boolean | undefined;
}

/** Answers requests to `/api`: `undefined` for any other address, a promise of it if the client is gone. */
export function answerApi(
  endpoints: ApiEndpoints,
  host: ApiHost,
): (request: IncomingMessage, id: string) => Promise<WireResponse | undefined> | undefined {
  const { log, siteUrl, budget, bodyTimeout, isProxy, isEmulator = false } = host;
  const isLogged = sampleLines(log);

  return (request, id) => {
    const path = apiPath(request.url ?? '', isEmulator);
    return path.startsWith('/api/') ? answer(request, path, id) : undefined;
  };

  async function answer(request: IncomingMessage, path: string, id: string) {
    const started = performance.now();
    const endpoint = endpoints(path);
    const head = { method: request.method ?? '', headers: wireHeaders(request.headers) };
    const origin = isEmulator ? URL.parse(head.headers.get('origin') ?? '') : siteUrl;
    const cors = corsHeaders(head, origin ?? undefined);
    const response =
      cors.preflight ??
      (endpoint === undefined ? notFound : await respond(endpoint, request, head, id));
    if (response === undefined) return undefined;
    const { status, headers, body } = response;
    // Every page view sends events: their lines would bury all others.
    const isCounted = eventsAddresses.includes(path) && status === 204;
    if (!isCounted && isLogged()) {
      // Never the path itself, which a stranger may have written.
      const route = endpoint === undefined ? '/api/*' : path;
      const milliseconds = Math.round(performance.now() - started);
      const facts = { method: head.method, route, status, milliseconds };
      requestLog(log, id).info(facts, 'answered');
    }
    const own = { 'x-request-id': id, ...cors.headers };
    return { status, headers: { ...own, ...headers }, body };
  }

  async function respond(
    endpoint: Endpoint,
    request: IncomingMessage,
    head: RequestHead,
    id: string,
  ): Promise<WireResponse | undefined> {
    // A connection that is already closed has no address any more.
    const address = clientAddress(head.headers, request.socket.remoteAddress ?? '', isProxy);
    const hold = budget.open(addressGroups(address).client);
    if (hold === undefined) return endpoint.refuse(429, floodRetrySeconds);
    const declared = Number(head.headers.get('content-length') ?? NaN);
    const length = Number.isFinite(declared) ? declared : undefined;
    const read = (bytes: number) =>
      readBody(request, { bytes, timeout: bodyTimeout, length, hold });
    try {
      return await runEndpoint(endpoint, { head, address, readBody: read }, requestLog(log, id));
    } finally {
      hold.close();
    }
  }
}

const notFound = failure('NOT_FOUND', 'Not Found');

/** Only a client that floods the server has too many requests in flight. */
const floodRetrySeconds = 10;

function apiPath(url: string, isEmulator: boolean): string {
  const [path = ''] = url.split('?');
  const plain = plainLetters(path);
  return isEmulator ? plain.replace(emulatorPath, '/api/') : plain;
}

/** `/<project>/us-central1/`, as the functions emulator of the platform has it. */
const emulatorPath = new RegExp(`^/[^/]+/${functionsRegion}/`);
