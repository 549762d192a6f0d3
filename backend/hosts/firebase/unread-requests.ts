import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';
import { firstBytes } from '../first-bytes.ts';

/**
 * Reads the body of a request, and says with `true` that it came whole, or more of it than `limit` in
 * bytes, of which one more is kept. Throws where somebody has read it before: a function that others read
 * for answers nobody.
 */
export async function readBody(request: ReadableRequest, limit: number): Promise<boolean> {
  const aside = unread.get(request);
  if (aside === undefined || request.readableDidRead) {
    throw new Error('The framework has read this request, without any limit');
  }
  Object.assign(request.headers, aside);
  try {
    request.rawBody = await firstBytes(request, limit + 1, AbortSignal.timeout(patience));
    return true;
  } catch {
    return false;
  }
}

/** A request, whose body is put where the platform has it. */
type ReadableRequest = IncomingMessage & { rawBody?: Buffer };

/** In milliseconds. A visitor on a slow line needs seconds for the largest form. */
const patience = 20_000;

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
