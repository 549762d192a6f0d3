import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { callableBodyLimit } from '#contract/callable.ts';
import type { AnswerRequest, WireHeaders } from '../../callable/wire-request.ts';

/**
 * A callable at `path`. Its body goes through unread and its errors stay in the callable's own
 * shape: the wire protocol is not Fastify's business.
 */
export function callableRoute(path: string, answer: AnswerRequest): FastifyPluginCallback {
  return function registerCallable(server, _options, done) {
    server.removeAllContentTypeParsers();
    server.addContentTypeParser('*', (_request: FastifyRequest, body: Readable) =>
      firstBytes(body, callableBodyLimit + 1, mostReadOn),
    );
    async function handle(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      // What is left of a body would stand before the next request on this connection.
      if (!request.raw.complete) reply.header('connection', 'close');
      const { method, ip } = request;
      const bytes = Buffer.isBuffer(request.body) ? request.body : nothing;
      const sent = { method, headers: wireHeaders(request.headers), body: bytes };
      const { status, headers, body } = await answer(sent, ip);
      return reply.code(status).headers(headers).send(body);
    }
    server.route({
      method: ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'],
      url: path,
      handler: handle,
      // What Fastify will not even look at, such as a content type that is none, is no call either.
      errorHandler: (_error, request, reply) => void handle(request, reply),
    });
    done();
  };
}

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

function wireHeaders(headers: IncomingHttpHeaders): WireHeaders {
  return {
    get(name) {
      const value = headers[name.toLowerCase()] ?? null;
      return Array.isArray(value) ? value.join(', ') : value;
    },
  };
}
