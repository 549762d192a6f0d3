import type { Readable } from 'node:stream';
import type { BodyHold } from './body-budget.ts';

export type ReadBody =
  | { readonly kind: 'whole'; readonly bytes: Uint8Array }
  /** `evicted`: its memory was needed for others. `closed`: the client is gone. */
  | { readonly kind: 'too-large' | 'too-slow' | 'evicted' | 'closed' };

export interface ReadLimits {
  /** The largest body that is kept, in bytes. The rest of a larger one is read and discarded. */
  readonly bytes: number;
  /** How long the whole body may take, in milliseconds. */
  readonly timeout: number;
  /** Memory that the body may take; without it only {@link ReadLimits.bytes} counts. */
  readonly hold?: BodyHold;
}

/**
 * Reads the body of a request. Never rejects. The stream is left alone afterwards, not destroyed: the
 * answer goes out through its socket.
 */
export function readBody(body: Readable, { bytes, timeout, hold }: ReadLimits): Promise<ReadBody> {
  return new Promise((resolve) => {
    let kept = Buffer.alloc(0);
    let received = 0;
    const finish = (result: ReadBody) => {
      clearTimeout(timer);
      body.off('data', take).off('end', end).off('error', close).off('close', close).pause();
      // A broken connection may report more than one error.
      body.on('error', () => undefined);
      if (result.kind !== 'whole') hold?.release();
      hold?.settle();
      resolve(result);
    };
    const take = (chunk: Buffer) => {
      const start = received;
      received += chunk.length;
      if (received > bytes) {
        kept = Buffer.alloc(0);
        hold?.release();
        if (received >= maxDiscarded) finish({ kind: 'too-large' });
        return;
      }
      if (received > kept.length) {
        // Doubled, so that a body of one-byte chunks costs no more than any other.
        const capacity = Math.min(bytes, Math.max(received, 2 * kept.length, 1024));
        if (hold?.grow(capacity - kept.length) === false) {
          finish({ kind: 'evicted' });
          return;
        }
        kept = Buffer.concat([kept], capacity);
      }
      chunk.copy(kept, start);
    };
    const end = () =>
      finish(
        received > bytes
          ? { kind: 'too-large' }
          : { kind: 'whole', bytes: kept.subarray(0, received) },
      );
    const close = () => finish({ kind: 'closed' });
    const timer = setTimeout(() => finish({ kind: 'too-slow' }), timeout);
    hold?.onEvicted(() => finish({ kind: 'evicted' }));
    if (body.destroyed) close();
    else body.on('data', take).on('end', end).on('error', close).on('close', close);
  });
}

/** In bytes. A client that sends more is answered and disconnected. */
const maxDiscarded = 1024 * 1024;
