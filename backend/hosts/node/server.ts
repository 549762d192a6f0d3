import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import { isIPv6, type Socket } from 'node:net';
import { BodyBudget } from '../../http/body-budget.ts';
import { previewHeaders, securityHeaders } from '../../http/page-headers.ts';
import { unexpectedAnswer, type WireResponse } from '../../http/wire-response.ts';
import type { Config } from '../../settings/config.ts';
import { trustedProxies } from '../../settings/trusted-proxies.ts';
import type { Log } from '../../runtime/log.ts';
import { apiEndpoints } from '../api-endpoints.ts';
import { answerApi, type ApiHost } from './answer-api.ts';
import { answerHealth } from './answer-health.ts';
import { answerSite } from './answer-site.ts';
import { boundRequests, isLeftUnread } from './bound-requests.ts';
import type { ContactService } from './contact-service.ts';
import { connectionLimits, limitConnections } from './limit-connections.ts';
import type { LiveSite } from './load-site.ts';
import { requestLog } from './program-log.ts';
import {
  originForm,
  requestOptions,
  requestProblem,
  requestTimeouts,
  type RequestTimeouts,
} from './request-options.ts';

export interface ServerDependencies extends Pick<ApiHost, 'isEmulator'> {
  readonly contact: ContactService;
  readonly liveSite: LiveSite;
  readonly config: Config;
  readonly log: Log;
  readonly stopping?: AbortSignal;
  readonly timeouts?: RequestTimeouts;
}

/** Room for 2,000 messages of 4 KB at one moment; and for one client, for 4 of the largest. */
const bodyLimits = {
  total: 8 * 1024 * 1024,
  perClient: 1024 * 1024,
  requestsPerClient: 100,
};

export function buildServer(dependencies: ServerDependencies): Server {
  const { contact, liveSite, config, log, isEmulator } = dependencies;
  const { stopping, timeouts = requestTimeouts } = dependencies;
  const { siteUrl, trustProxy } = config;
  const isProxy = trustedProxies(trustProxy === false ? [] : trustProxy.split(','));
  const basicHeaders = { ...securityHeaders, ...previewHeaders(siteUrl) };
  const budget = new BodyBudget(bodyLimits);
  const apiHost = { log, siteUrl, budget, bodyTimeout: timeouts.body, isProxy, isEmulator };
  const fromApi = answerApi(apiEndpoints(contact, config, liveSite.current, log), apiHost);
  const fromHealth = answerHealth(contact, liveSite, stopping);
  const fromSite = answerSite(liveSite);
  // A file of the site is the same answer each time, so its headers are put together once.
  const allHeaders = new WeakMap<WireResponse, OutgoingHttpHeaders>();
  /** Connections with a refused request: what follows it may be meant as a part of it. */
  const refused = new WeakSet<Socket>();

  const server = createServer(requestOptions(timeouts));
  server.setTimeout(timeouts.stall);
  limitConnections(server, connectionLimits, isProxy);
  boundRequests(server);
  server.on('request', (request, response) => void respond(request, response));
  return server;

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { socket } = request;
    if (socket.destroyed || refused.has(socket)) return;
    const problem = requestProblem(request);
    if (problem !== undefined) refused.add(socket);
    request.url = originForm(request);
    // Never an id that a client sends: it would get into the log.
    const id = randomUUID();
    try {
      const answer =
        problem ?? (await (fromApi(request, id) ?? fromHealth(request) ?? fromSite(request)));
      if (answer === undefined) request.destroy();
      else send(response, answer);
    } catch (error) {
      requestLog(log, id).error({ err: error }, 'a request failed unexpectedly');
      const headers = { ...unexpectedAnswer.headers, 'x-request-id': id };
      send(response, { ...unexpectedAnswer, headers });
    }
  }

  function send(response: ServerResponse, answer: WireResponse): void {
    const headers = allHeaders.get(answer) ?? withAllHeaders(answer);
    // A connection that stayed open would be cut with the next request on its way.
    const isLast = stopping?.aborted === true || isLeftUnread(response.req);
    response
      .writeHead(answer.status, isLast ? { ...headers, connection: 'close' } : headers)
      .end(answer.body);
  }

  function withAllHeaders(answer: WireResponse) {
    const { status, headers, body } = answer;
    // 204 and 304 have no body, not even an empty one.
    const hasBody = status !== 204 && status !== 304;
    const length = hasBody ? { 'content-length': Buffer.byteLength(body) } : {};
    const all = { ...basicHeaders, ...headers, ...length };
    allHeaders.set(answer, all);
    return all;
  }
}

/** How many connections may wait to be accepted. A burst fills Node's 511, and a visitor then waits for seconds. */
const backlog = 4096;

/** Where a browser on this machine finds a server that listens on all addresses. */
const anyAddress: Readonly<Record<string, string | undefined>> = {
  '0.0.0.0': '127.0.0.1',
  '::': '::1',
};

/** Starts to listen, on any free port if it is 0. Returns the address. Throws the system's errors. */
export async function listen(
  server: Server,
  { host, port }: Pick<Config, 'host' | 'port'>,
): Promise<string> {
  await once(server.listen({ host, port, backlog }), 'listening');
  const bound = server.address();
  const actual = typeof bound === 'object' && bound !== null ? bound.port : port;
  return localAddress({ host, port: actual });
}

/** Returns where a program on this machine finds a server. */
export function localAddress({ host, port }: Pick<Config, 'host' | 'port'>): string {
  const reachable = anyAddress[host] ?? host;
  return `http://${isIPv6(reachable) ? `[${reachable}]` : reachable}:${port}`;
}
