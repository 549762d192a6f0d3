import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import Fastify from 'fastify';
import type { Log } from '../../contact/log.ts';
import { BodyBudget } from '../../http/body-budget.ts';
import { previewHeaders, securityHeaders } from '../../http/page-headers.ts';
import { trustedProxies } from '../../settings/trusted-proxies.ts';
import { answerApi, apiEndpoints, type ApiDependencies, type ApiHost } from './api-routes.ts';
import { connectionLimits, limitConnections } from './limit-connections.ts';
import { healthRoutes } from './health-routes.ts';
import { requestLog } from './program-log.ts';
import {
  boundRequests,
  refuse,
  requestOptions,
  requestTimeouts,
  type RequestTimeouts,
} from './bound-requests.ts';
import { siteRoutes } from './site-routes.ts';

export interface ServerDependencies extends ApiDependencies, Pick<ApiHost, 'isEmulator'> {
  /** Aborted when the server begins to stop. */
  readonly stopping?: AbortSignal;
  /** For slow clients; {@link requestTimeouts} except in tests. */
  readonly timeouts?: RequestTimeouts;
}

/** Room for 2,000 messages of 4 KB at one moment; and for one client, for 4 of the largest. */
const bodyLimits = {
  total: 8 * 1024 * 1024,
  perClient: 1024 * 1024,
  requestsPerClient: 100,
};

/** Builds the server of the site and its functions, ready to listen. */
export function buildServer(dependencies: ServerDependencies): FastifyInstance {
  const { contact, liveSite, config, log, isEmulator } = dependencies;
  const { stopping, timeouts = requestTimeouts } = dependencies;
  const { siteUrl, trustProxy } = config;
  const isProxy = trustedProxies(trustProxy === false ? [] : trustProxy.split(','));
  const basicHeaders = { ...securityHeaders, ...previewHeaders(siteUrl) };
  const server: FastifyInstance = Fastify({
    ...requestOptions(timeouts),
    // Never an id that a client sends: it would get into the log.
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    // For what Fastify cannot route, such as `/%zz`. Its own answer would repeat the address.
    frameworkErrors: (_error, _request, reply: FastifyReply) =>
      refuse(reply.headers(basicHeaders), 400),
    // Requests that arrive before the server closes are answered.
    return503OnClosing: false,
    // No route reads the query.
    routerOptions: { querystringParser: () => ({}) },
  });
  // Only endpoints read a body, and they do it themselves.
  server.removeAllContentTypeParsers();
  server.addHook('onRequest', (_request, reply, done) => {
    reply.headers(basicHeaders);
    done();
  });
  // A connection that stayed open would be cut with the next request on its way.
  server.addHook('onSend', (_request, reply, _payload, done) => {
    if (stopping?.aborted === true) reply.header('connection', 'close');
    done();
  });
  boundRequests(server);
  limitConnections(server.server, connectionLimits, isProxy);
  handleErrors(server, log);

  const budget = new BodyBudget(bodyLimits);
  const apiHost = { log, siteUrl, budget, bodyTimeout: timeouts.body, isProxy, isEmulator };
  answerApi(server, apiEndpoints(dependencies), apiHost);
  healthRoutes(server, contact, liveSite, stopping);
  siteRoutes(server, liveSite);
  return server;
}

/** Logs errors that nobody expected, and never shows them. */
function handleErrors(server: FastifyInstance, log: Log): void {
  server.setErrorHandler((error, request, reply) => {
    const status = clientErrorStatus(error);
    void reply.type('text/plain; charset=utf-8');
    if (status !== undefined) return reply.code(status).send('This request cannot be answered.\n');
    requestLog(log, request.id).error({ err: error }, 'a request failed unexpectedly');
    return reply
      .code(500)
      .header('x-request-id', request.id)
      .send('Something went wrong on our side. Please try again in a minute.\n');
  });
}

/** Returns the status that Fastify gives an error of the client; `undefined` for any other error. */
function clientErrorStatus(error: unknown): number | undefined {
  if (!(error instanceof Error && 'statusCode' in error)) return undefined;
  const { statusCode } = error;
  const isClientError = typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500;
  return isClientError ? statusCode : undefined;
}
