import type { Readable } from 'node:stream';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { AnswerRequest } from '../../callable/wire-request.ts';
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
      firstBytes(body, bodyLimit + 1, mostReadOn),
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

/**
 * The beginning of a body. One byte more than is allowed is enough to be refused for it. The rest is
 * read on to `mostRead` bytes and forgotten, since many callers hear no answer before they have said
 * all. The stream is left alone after that, not destroyed: the answer goes out through its socket.
 */
function firstBytes(body: Readable, most: number, mostRead: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const finish = () => {
      body.off('data', take).pause();
      resolve(Buffer.concat(chunks, Math.min(length, most)));
    };
    const take = (chunk: Buffer) => {
      if (length < most) chunks.push(chunk);
      length += chunk.length;
      if (length >= mostRead) finish();
    };
    body.on('data', take).once('end', finish).once('error', reject);
  });
}

/** In bytes. Whoever sends more is cut off. */
const mostReadOn = 1024 * 1024;

const nothing = new Uint8Array();
