import type { Log } from '../runtime/log.ts';
import { retryAfterSeconds, StoreUnavailable } from '../runtime/store-unavailable.ts';
import { failure, type RefusalStatus, type WireResponse } from './wire-response.ts';
import type { ReadBody } from './read-body.ts';
import type { RequestHead } from './request-head.ts';

/** One address under `/api`, for any host. {@link runEndpoint} calls its parts in order. */
export interface Endpoint {
  /** The methods it takes. `GET` includes `HEAD`. */
  readonly methods: readonly ('GET' | 'POST')[];
  /** The largest body it takes, in bytes. */
  readonly bodyLimit: number;
  /** Returns a refusal by the head alone. Limits are taken here, so that a flood costs no memory. */
  readonly admit: (head: RequestHead, address: string) => WireResponse | undefined;
  /** Answers a request whose body arrived whole and within the limit. */
  readonly answer: (request: WireRequest, address: string) => Promise<WireResponse>;
  /** Returns a refusal in the shape that callers of this address expect. */
  readonly refuse: (status: RefusalStatus, retryAfterSeconds?: number) => WireResponse;
}

interface WireRequest extends RequestHead {
  readonly body: Uint8Array;
}

interface EndpointRequest {
  readonly head: RequestHead;
  /** The client's IP address; empty if the connection is already closed. */
  readonly address: string;
  readonly readBody: (limit: number) => Promise<ReadBody>;
}

/**
 * Answers a request: limits first, then the body, then the answer. Returns `undefined` if the client is gone.
 * Errors are logged here, and answered with 503 or 500.
 */
export async function runEndpoint(
  endpoint: Endpoint,
  { head, address, readBody }: EndpointRequest,
  log: Log,
): Promise<WireResponse | undefined> {
  const { bodyLimit, refuse } = endpoint;
  try {
    const isTooLarge = Number(head.headers.get('content-length') ?? 0) > bodyLimit;
    const refusal =
      wrongMethod(endpoint, head.method) ??
      endpoint.admit(head, address) ??
      (isTooLarge ? refuse(413) : undefined);
    if (refusal !== undefined) return refusal;
    const body = await readBody(bodyLimit);
    switch (body.kind) {
      case 'closed':
        return undefined;
      case 'whole':
        return await endpoint.answer({ ...head, body: body.bytes }, address);
      case 'too-large':
        return refuse(413);
      case 'too-slow':
        return refuse(408);
      // Other clients have filled the memory for bodies.
      case 'evicted':
        return refuse(503, retryAfterSeconds);
    }
  } catch (error) {
    if (error instanceof StoreUnavailable) {
      log.error({ err: error }, 'a request was refused: the store is unavailable');
      return refuse(503, retryAfterSeconds);
    }
    log.error({ err: error }, 'a request failed unexpectedly');
    return refuse(500);
  }
}

export function jsonBody(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}

function wrongMethod({ methods }: Endpoint, method: string): WireResponse | undefined {
  const allowed = methods.flatMap((each) => (each === 'GET' ? ['GET', 'HEAD'] : [each]));
  if (allowed.includes(method)) return undefined;
  const refusal = failure('INVALID_ARGUMENT', 'Method Not Allowed', { httpStatus: 405 });
  return { ...refusal, headers: { ...refusal.headers, allow: allowed.join(', ') } };
}
