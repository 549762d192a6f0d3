import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type {
  ConnectionError,
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
} from 'fastify';
import Fastify from 'fastify';
import type { AppCheckProvider } from '#contract/app-check.ts';
import { emailMessageFunction } from '#contract/callable.ts';
import { callable } from '../../callable/callable.ts';
import { emailMessage } from '../../callable/email-message.ts';
import type { Log } from '../../contact/ports.ts';
import { appCheckRoutes } from './app-check-routes.ts';
import { securityHeaders } from '../content-policy.ts';
import { answerErrors } from './answer-errors.ts';
import { callableRoute } from './callable-route.ts';
import { contactFormRoute } from './contact-form-route.ts';
import type { ContactService } from './contact-service.ts';
import { healthRoutes } from './health-routes.ts';
import { logApiCalls } from './log-api-calls.ts';
import { siteRoutes } from './site-routes.ts';

export interface ServerDependencies {
  readonly contact: ContactService;
  /** Where the built site is: `dist/`. */
  readonly siteFolder: string;
  readonly siteUrl: URL | undefined;
  /** Whose word is taken for whom they speak for; see `TRUST_PROXY`. */
  readonly trustProxy: string | false;
  readonly appCheck: AppCheckProvider;
  readonly log: Log;
}

/** The site and its functions as one server, ready to listen or to be asked by `inject`. */
export function buildServer({
  contact,
  siteFolder,
  siteUrl,
  trustProxy,
  appCheck,
  log,
}: ServerDependencies) {
  const server: FastifyInstance = Fastify({
    // A visitor on a slow line needs seconds for the largest form; a minute only holds a socket.
    requestTimeout: 60_000,
    trustProxy,
    frameworkErrors: refuse,
    clientErrorHandler: refuseUnparsed,
    // What is under way is answered before a stop; a bare 503 in between would be no answer.
    return503OnClosing: false,
  });
  server.addHook('onRequest', (_request, reply, done) => {
    basicHeaders(reply);
    done();
  });
  // A route that takes a body says which. To all others it is not worth reading.
  server.removeAllContentTypeParsers();
  answerErrors(server, log);
  logApiCalls(server, log);

  const answerCall = callable(emailMessage(contact.submit, siteUrl?.host), log);
  void server.register(callableRoute(`/api/${emailMessageFunction}`, answerCall));
  void server.register(contactFormRoute({ contact, siteFolder, siteUrl, appCheck }));
  if (contact.proofOfWork !== undefined) {
    void server.register(appCheckRoutes(contact.proofOfWork, contact.limits, log));
  }
  void server.register(healthRoutes(contact));
  void server.register(siteRoutes(siteFolder, appCheck));
  return server;
}

/** What Fastify cannot even route, such as `/%zz`. Its own answer would repeat the address. */
function refuse(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  void basicHeaders(reply).code(400).type('text/plain; charset=utf-8').send('Bad request\n');
}

/** What Node cannot even read, such as a header of a megabyte, is answered below all hooks. */
function refuseUnparsed(error: ConnectionError, socket: Socket): void {
  if (socket.destroyed || error.code === 'ECONNRESET') return;
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
  const headers = { ...securityHeaders, connection: 'close', 'content-length': '0' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', ''].join('\r\n'));
}

/** What no answer may lack, whichever it is. */
function basicHeaders(reply: FastifyReply): FastifyReply {
  return reply.headers(securityHeaders);
}
