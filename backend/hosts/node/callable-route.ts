import type { Readable } from 'node:stream';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { callableBodyLimit } from '#contract/callable.ts';
import type { AnswerRequest } from '../../callable/callable.ts';

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
      return sendWebResponse(reply, await answer(webRequest(request), request.ip));
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
async function firstBytes(body: Readable, most: number, mostRead: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body.iterator({ destroyOnReturn: false })) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError('A body is read as bytes');
    if (length < most) chunks.push(chunk);
    length += chunk.length;
    if (length >= mostRead) break;
  }
  return Buffer.concat(chunks, Math.min(length, most));
}

/** In bytes. Whoever sends more is cut off. */
const mostReadOn = 1024 * 1024;

function webRequest({ method, headers, body }: FastifyRequest): Request {
  const webHeaders = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    for (const each of [value ?? []].flat()) webHeaders.append(name, each);
  }
  const bytes = method === 'POST' && Buffer.isBuffer(body) ? new Uint8Array(body) : null;
  // The host name is nobody's: the Host header may hold anything, and no function goes by the URL.
  return new Request('http://function.invalid/', { method, headers: webHeaders, body: bytes });
}

async function sendWebResponse(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  reply.code(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  return reply.send(await response.text());
}
