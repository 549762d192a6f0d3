import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify';
import Fastify from 'fastify';
import { emailMessageFunction } from '#contract/callable.ts';
import { callable } from '../../http/callable.ts';
import { emailMessage } from '../../http/email-message.ts';
import type { Log } from '../../contact/log.ts';
import { amongProxies } from '../../settings/among-proxies.ts';
import { BodyBudget } from '../../http/body-budget.ts';
import { appCheckRoutes } from './app-check-routes.ts';
import { previewHeaders, securityHeaders } from '../../http/content-policy.ts';
import { answerErrors } from './answer-errors.ts';
import { callableRoute } from './callable-route.ts';
import { contactFormRoute } from './contact-form-route.ts';
import type { Config } from '../../settings/config.ts';
import { connectionLimits, limitConnections } from './connection-limits.ts';
import type { ContactService } from './contact-service.ts';
import { endpointRoutes, type AddEndpoint } from './endpoint-route.ts';
import { eventsRoute } from './events-route.ts';
import { healthRoutes } from './health-routes.ts';
import { closeConnectionsWhenLeaving, type Leaving } from './leaving.ts';
import { letSiteCall } from './let-site-call.ts';
import { logApiCalls } from './log-api-calls.ts';
import {
  boundRequests,
  refuse,
  requestBounds,
  requestTimeouts,
  type RequestTimeouts,
} from './request-bounds.ts';
import { readBuildManifest } from '../../settings/build-manifest.ts';
import { siteRoutes } from './site-routes.ts';

export interface ServerDependencies {
  readonly contact: ContactService;
  /** Where the built site is: `dist/`. */
  readonly siteFolder: string;
  readonly config: Config;
  readonly log: Log;
  /** Set by whoever stops the server. */
  readonly leaving?: Leaving;
  /** For slow clients; {@link requestTimeouts} unless a test is in a hurry. */
  readonly timeouts?: RequestTimeouts;
}

/** Room for 2,000 messages of 4 KB at one moment; and for one client, for 4 of the largest. */
const bodyLimits = {
  total: 8 * 1024 * 1024,
  perClient: 1024 * 1024,
  requestsPerClient: 100,
};

/** The site and its functions as one server, ready to listen or to be asked by `inject`. */
export function buildServer(
  dependencies: ServerDependencies,
  /** Another endpoint, which the host of a developer has. */
  moreRoutes?: (addEndpoint: AddEndpoint) => FastifyPluginAsync,
) {
  const { contact, siteFolder, config, log } = dependencies;
  const { leaving = { hasBegun: false }, timeouts = requestTimeouts } = dependencies;
  const { siteUrl, trustProxy } = config;
  const isProxy = amongProxies(trustProxy === false ? [] : trustProxy.split(','));
  // What no answer may lack, whichever it is.
  const basicHeaders = { ...securityHeaders, ...previewHeaders(siteUrl) };
  const server: FastifyInstance = Fastify({
    ...requestBounds(timeouts),
    // Ours: one that a visitor sends could be anybody's, or their words.
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    // What Fastify cannot even route, such as `/%zz`. Its own answer would repeat the address.
    frameworkErrors: (_error, _request, reply: FastifyReply) =>
      refuse(reply.headers(basicHeaders), 400),
    // What is under way is answered before a stop; a bare 503 in between would be no answer.
    return503OnClosing: false,
    // No route reads what stands behind the question mark.
    routerOptions: { querystringParser: () => ({}) },
  });
  server.addHook('onRequest', (_request, reply, done) => {
    reply.headers(basicHeaders);
    done();
  });
  closeConnectionsWhenLeaving(server, leaving);
  logApiCalls(server, log);
  letSiteCall(server, siteUrl);
  boundRequests(server);
  const { stall: stallTimeout, interval } = timeouts;
  limitConnections(server.server, { limits: connectionLimits, stallTimeout, interval, isProxy });
  // A route that takes a body says which. To all others it is not worth reading.
  server.removeAllContentTypeParsers();
  answerErrors(server, log);

  const budget = new BodyBudget(bodyLimits);
  const addEndpoint = endpointRoutes({ log, budget, bodyTimeout: timeouts.body, isProxy });
  const call = callable(emailMessage(contact.submit, siteUrl?.host), contact.limits);
  void server.register(callableRoute(`/api/${emailMessageFunction}`, call, addEndpoint));
  const manifest = readBuildManifest(siteFolder);
  const site = { contact, siteUrl };
  void server.register(
    contactFormRoute({ ...site, siteFolder, manifest, pageSettings: config }, addEndpoint),
  );
  if (contact.proofOfWork !== undefined) {
    const { proofOfWork, limits } = contact;
    void server.register(appCheckRoutes(proofOfWork, limits, siteUrl, addEndpoint));
  }
  void server.register(eventsRoute({ ...site, screens: manifest?.screens, log }, addEndpoint));
  if (moreRoutes !== undefined) void server.register(moreRoutes(addEndpoint));
  void server.register(healthRoutes(contact, leaving));
  void server.register(siteRoutes(siteFolder, manifest?.inlineHashes ?? {}, config));
  return server;
}
