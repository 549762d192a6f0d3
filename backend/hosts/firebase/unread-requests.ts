import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';
import { readBody, type ReadBody } from '../../http/read-body.ts';

/**
 * Reads the body of a request, up to `bytes`. Throws if the framework has read it before, since that has
 * no limit.
 */
export function readUnreadBody(request: IncomingMessage, bytes: number): Promise<ReadBody> {
  if (!unread.has(request) || request.readableDidRead) {
    throw new Error('The framework has read this request, without any limit');
  }
  return readBody(request, { bytes, timeout: bodyTimeout });
}

/** Gives a request back the headers that say what its body is. */
export function restoreBodyHeaders(request: IncomingMessage): void {
  Object.assign(request.headers, unread.get(request));
}

/** In milliseconds. A visitor on a slow line needs seconds for the largest form. */
const bodyTimeout = 20_000;

const unread = new WeakMap<IncomingMessage, Readonly<Record<string, string>>>();

/**
 * The functions framework would read each body before any function is asked: up to a gigabyte, unpacked,
 * and what is broken JSON it writes into the log. But Node.js tells of a request before the framework hears
 * of it, and whatever says that there is a body is laid aside then. So is an address that cannot be
 * decoded, which would be logged too.
 */
subscribe('http.server.request.start', (message) => {
  if (typeof message !== 'object' || message === null || !('request' in message)) return;
  const { request } = message;
  if (!(request instanceof IncomingMessage)) return;
  const aside: Record<string, string> = {};
  for (const name of ['content-type', 'content-encoding', 'content-length', 'transfer-encoding']) {
    const value = request.headers[name];
    if (typeof value === 'string') aside[name] = value;
    Reflect.deleteProperty(request.headers, name);
  }
  if (!isDecodable(request.url ?? '')) request.url = '/';
  unread.set(request, aside);
});

function isDecodable(address: string): boolean {
  try {
    decodeURI(address);
    return true;
  } catch {
    return false;
  }
}
