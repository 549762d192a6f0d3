import type { FastifyPluginCallback, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { Log } from '../../contact/log.ts';
import type { BodyBudget } from '../../http/body-budget.ts';
import { clientAddress } from '../../http/client-address.ts';
import { runEndpoint, type Endpoint } from '../../http/endpoint.ts';
import { readBody } from '../../http/read-body.ts';
import { wireHeaders } from '../../http/wire-headers.ts';
import { addressGroups } from '../../limits/address-groups.ts';

export interface EndpointHost {
  readonly log: Log;
  /** For the bodies of all endpoints. */
  readonly budget: BodyBudget;
  /** How long a whole body may take, in milliseconds. */
  readonly bodyTimeout: number;
  /** Whether an address is that of a trusted proxy. */
  readonly isProxy: (address: string) => boolean;
}

/** Puts endpoints at their addresses. */
export type AddEndpoint = (
  methods: HTTPMethods[],
  path: string,
  endpoint: Endpoint,
) => FastifyPluginCallback;

/**
 * Returns a function that puts an endpoint at its address. A request is answered in the first of Fastify's
 * hooks: its own body parser would read before the limits are taken, and refuse content types itself.
 */
export function endpointRoutes({ log, budget, bodyTimeout, isProxy }: EndpointHost): AddEndpoint {
  return (methods, path, endpoint) =>
    function registerEndpoint(server, _options, done) {
      async function respond({ raw, method, headers }: FastifyRequest) {
        const head = { method, headers: wireHeaders(headers) };
        // A connection that is already gone has no address any more.
        const address = clientAddress(head.headers, raw.socket.remoteAddress ?? '', isProxy);
        const hold = budget.open(addressGroups(address).client);
        if (hold === undefined) return endpoint.refuse(429, retryAfter);
        const length = Number(headers['content-length'] ?? NaN);
        const limits = { timeout: bodyTimeout, hold, ...(Number.isFinite(length) && { length }) };
        const read = (bytes: number) => readBody(raw, { bytes, ...limits });
        try {
          return await runEndpoint(endpoint, { head, address, readBody: read }, log);
        } finally {
          hold.close();
        }
      }

      async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
        const response = await respond(request);
        if (response === undefined) {
          request.raw.destroy();
          return reply.hijack();
        }
        // What is left of a body would stand before the next request on this connection.
        if (!request.raw.complete) void reply.header('connection', 'close');
        return reply.code(response.status).headers(response.headers).send(response.body);
      }

      server.route({
        method: methods,
        url: path,
        onRequest: answer,
        handler: () => {
          throw new Error('The request was answered before');
        },
      });
      done();
    };
}

/** In seconds. A client has as many requests in flight only while it floods the server. */
const retryAfter = 10;
