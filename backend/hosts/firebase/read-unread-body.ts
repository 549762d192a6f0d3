import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';
import { decodeUri } from '#contract/decode-uri.ts';
import { readBody, type ReadBody } from '../../http/read-body.ts';

/** Reads the body of a request, up to `bytes`. Throws if the framework has already read it. */
export function readUnreadBody(request: IncomingMessage, bytes: number): Promise<ReadBody> {
  if (!bodyHeaders.has(request) || request.readableDidRead) {
    throw new Error('The framework has read this request, without any limit');
  }
  return readBody(request, { bytes, timeout: bodyTimeout });
}

/** Gives a request back the headers that describe its body. */
export function restoreBodyHeaders(request: IncomingMessage): void {
  Object.assign(request.headers, bodyHeaders.get(request));
}

/** In milliseconds. A visitor on a slow line needs seconds for the largest form. */
const bodyTimeout = 20_000;
const bodyHeaders = new WeakMap<IncomingMessage, Readonly<Record<string, string>>>();

/**
 * The functions framework reads and unpacks each body before a function runs, up to a gigabyte, and
 * logs the text of broken JSON. So the headers that announce a body are removed before the framework
 * sees the request. So is a path that cannot be decoded, which it would log too.
 */
subscribe('http.server.request.start', (message) => {
  if (typeof message !== 'object' || message === null || !('request' in message)) return;
  const { request } = message;
  if (!(request instanceof IncomingMessage)) return;
  const removed: Record<string, string> = {};
  for (const name of ['content-type', 'content-encoding', 'content-length', 'transfer-encoding']) {
    const value = request.headers[name];
    if (typeof value === 'string') removed[name] = value;
    Reflect.deleteProperty(request.headers, name);
  }
  if (decodeUri(request.url ?? '') === undefined) request.url = '/';
  bodyHeaders.set(request, removed);
});
