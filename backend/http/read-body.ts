import type { Readable } from 'node:stream';
import type { BodyHold } from './body-budget.ts';

export type ReadBody =
  | { readonly kind: 'whole'; readonly bytes: Uint8Array }
  /** `evicted`: its memory was needed for others. `closed`: the client is gone. */
  | { readonly kind: 'too-large' | 'too-slow' | 'evicted' | 'closed' };

interface ReadLimits {
  /** The largest body, in bytes. The rest of a larger one is not read. */
  readonly bytes: number;
  /** How long the whole body may take, in milliseconds. */
  readonly timeout: number;
  /** The size that the client declares, in bytes; `undefined` if it does not. */
  readonly length?: number | undefined;
  /** Memory for the body, taken before it is read. */
  readonly hold?: BodyHold;
}

/**
 * Reads the body of a request. Never rejects. The stream is not destroyed afterwards: the answer goes out
 * through its socket.
 */
export function readBody(
  body: Readable,
  { bytes, timeout, length = bytes, hold }: ReadLimits,
): Promise<ReadBody> {
  return new Promise((resolve) => {
    let chunks: Buffer[] = [];
    let received = 0;
    let pieces = 0;
    const finish = (result: ReadBody) => {
      clearTimeout(timer);
      body.off('data', store).off('end', end).off('error', close).off('close', close).pause();
      // A broken connection may report more than one error.
      body.on('error', () => undefined);
      if (result.kind !== 'whole') hold?.release();
      hold?.keep();
      resolve(result);
    };
    const store = (chunk: Buffer) => {
      received += chunk.length;
      pieces += 1;
      if (received > bytes || isInTooManyPieces(pieces, received)) {
        finish({ kind: 'too-large' });
        return;
      }
      chunks.push(chunk);
      // A body that arrives byte by byte would take many times its size.
      if (chunks.length === maxChunks) chunks = [Buffer.concat(chunks)];
    };
    const end = () => finish({ kind: 'whole', bytes: Buffer.concat(chunks) });
    const close = () => finish({ kind: 'closed' });
    const timer = setTimeout(() => finish({ kind: 'too-slow' }), timeout);
    const evict = () => finish({ kind: 'evicted' });
    if (body.destroyed) close();
    else if (hold?.take(Math.min(bytes, length), evict) === false) evict();
    else body.on('data', store).on('end', end).on('error', close).on('close', close);
  });
}

const maxChunks = 64;

/**
 * Whether the pieces of a body are too small: packets, or chunks of the client's own size. A piece costs as much
 * as a kilobyte. Nobody's line makes them smaller than 500 bytes, but for a few.
 */
export function isInTooManyPieces(pieces: number, bytes: number): boolean {
  return pieces > 64 + bytes / 512;
}
