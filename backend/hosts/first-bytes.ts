import type { Readable } from 'node:stream';

/**
 * The beginning of a body. One byte more than is allowed is enough to be refused for it. The rest is
 * read on to {@link mostReadOn} bytes and forgotten, since many callers hear no answer before they have
 * said all. The stream is left alone after that, not destroyed: the answer goes out through its socket.
 * Rejects where the body breaks off, or `signal` aborts.
 */
export function firstBytes(body: Readable, most: number, signal?: AbortSignal): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const leave = () => {
      signal?.removeEventListener('abort', fail);
      body.off('data', take).off('end', finish).pause();
    };
    const finish = () => {
      leave();
      resolve(Buffer.concat(chunks, Math.min(length, most)));
    };
    const fail = () => {
      leave();
      // The status is for Fastify, which takes what has none for a fault of ours.
      reject(Object.assign(new Error('The body did not come whole'), { statusCode: 408 }));
    };
    const take = (chunk: Buffer) => {
      if (length < most) chunks.push(chunk);
      length += chunk.length;
      if (length >= mostReadOn) finish();
    };
    signal?.addEventListener('abort', fail);
    body.on('data', take).once('end', finish).once('error', fail);
  });
}

/** In bytes. Whoever sends more is cut off. */
const mostReadOn = 1024 * 1024;
