import type { Readable } from 'node:stream';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { AnswerRequest } from '../../callable/wire-request.ts';
import { firstBytes } from '../first-bytes.ts';
import { wireHeaders } from '../wire-headers.ts';
import { requestFault } from './answer-errors.ts';

export interface WireRoute {
  readonly method: HTTPMethods[];
  readonly path: string;
  /** The largest body that the answer takes, in bytes. It sees one more of one that is larger. */
  readonly bodyLimit: number;
  readonly answer: AnswerRequest;
}

/** An answer at its address. The body goes through unread: what it may be is not Fastify's business. */
export function wireRoute({ method, path, bodyLimit, answer }: WireRoute): FastifyPluginCallback {
  return function registerWire(server, _options, done) {
    server.removeAllContentTypeParsers();
    server.addContentTypeParser('*', (_request: FastifyRequest, body: Readable) =>
      firstBytes(body, bodyLimit + 1),
    );
    async function handle(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      // What is left of a body would stand before the next request on this connection.
      if (!request.raw.complete) reply.header('connection', 'close');
      const bytes = Buffer.isBuffer(request.body) ? request.body : nothing;
      const sent = { method: request.method, headers: wireHeaders(request.headers), body: bytes };
      const { status, headers, body } = await answer(sent, request.ip);
      return reply.code(status).headers(headers).send(body);
    }
    server.route({
      method,
      url: path,
      handler: handle,
      // What Fastify will not even look at, such as a content type that is none, is answered alike.
      errorHandler(error, request, reply) {
        if (isUnread(error)) void handle(request, reply);
        else throw error;
      },
    });
    done();
  };
}

/** A fault of the request that Fastify found, and not one of the answer's. */
const isUnread = (error: unknown) => requestFault(error) !== undefined;

const nothing = new Uint8Array();
