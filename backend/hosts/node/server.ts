import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import Fastify from 'fastify';
import { emailMessageFunction } from '#contract/callable.ts';
import { callable } from '../../callable/callable.ts';
import { emailMessage } from '../../callable/email-message.ts';
import type { Log } from '../../contact/ports.ts';
import { amongProxies } from '../among-proxies.ts';
import { appCheckRoutes } from './app-check-routes.ts';
import { previewHeaders, securityHeaders } from '../content-policy.ts';
import { answerErrors } from './answer-errors.ts';
import { callableRoute } from './callable-route.ts';
import { contactFormRoute } from './contact-form-route.ts';
import type { Config } from '../config.ts';
import type { ContactService } from './contact-service.ts';
import { eventsRoute } from './events-route.ts';
import { healthRoutes } from './health-routes.ts';
import { closeConnectionsWhenLeaving, type Leaving } from './leaving.ts';
import { letSiteCall } from './let-site-call.ts';
import { logApiCalls } from './log-api-calls.ts';
import { boundRequests, patience, refuse, requestBounds, type Patience } from './request-bounds.ts';
import { privacyRoute } from './privacy-route.ts';
import { siteRoutes } from './site-routes.ts';

export interface ServerDependencies {
  readonly contact: ContactService;
  /** Where the built site is: `dist/`. */
  readonly siteFolder: string;
  readonly config: Config;
  readonly log: Log;
  /** Set by whoever stops the server. */
  readonly leaving?: Leaving;
  /** For whoever asks slowly; {@link patience} unless a test is in a hurry. */
  readonly patience?: Patience;
}

/** The site and its functions as one server, ready to listen or to be asked by `inject`. */
export function buildServer(dependencies: ServerDependencies) {
  const { contact, siteFolder, config, log, leaving = { hasBegun: false } } = dependencies;
  const { siteUrl, trustProxy } = config;
  // What no answer may lack, whichever it is.
  const basicHeaders = { ...securityHeaders, ...previewHeaders(siteUrl) };
  const server: FastifyInstance = Fastify({
    ...requestBounds(dependencies.patience ?? patience),
    trustProxy: trustProxy !== false && amongProxies(trustProxy.split(',')),
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
  // A route that takes a body says which. To all others it is not worth reading.
  server.removeAllContentTypeParsers();
  answerErrors(server, log);

  const answerCall = callable(emailMessage(contact.submit, siteUrl?.host), log);
  void server.register(callableRoute(`/api/${emailMessageFunction}`, answerCall));
  void server.register(contactFormRoute({ contact, siteFolder, siteUrl, pageSettings: config }));
  if (contact.proofOfWork !== undefined) {
    void server.register(appCheckRoutes(contact.proofOfWork, contact.limits, log, siteUrl));
  }
  void server.register(eventsRoute({ contact, siteFolder, siteUrl, log }));
  void server.register(healthRoutes(contact, leaving));
  void server.register(siteRoutes(siteFolder, config));
  void server.register(privacyRoute(siteFolder, config));
  return server;
}
