import type { Log } from '../contact/log.ts';
import { retryAfterSeconds, StoreUnavailable } from '../contact/store-unavailable.ts';
import type { ReadBody } from './read-body.ts';
import type { RequestHead, WireRequest, WireResponse } from './wire-request.ts';

/** One address of the functions, for any host. {@link runEndpoint} puts its parts in order. */
export interface Endpoint {
  /** The largest body it takes, in bytes. */
  readonly bodyLimit: number;
  /**
   * Decides from the head alone whether the body is worth reading. Returns the refusal if it is not.
   * Rate limits are taken here, so that a client over its limit costs no memory.
   */
  readonly admit: (head: RequestHead, address: string) => Promise<WireResponse | undefined>;
  /** Answers a request whose body arrived whole and within the limit. */
  readonly answer: (request: WireRequest, address: string) => Promise<WireResponse>;
  /** The refusals that need no look at the request, in the shape that callers of this address expect. */
  readonly refuse: (status: RefusalStatus, retryAfterSeconds?: number) => WireResponse;
}

export type RefusalStatus = 408 | 413 | 429 | 500 | 503;

export interface EndpointRequest {
  readonly head: RequestHead;
  /** The client's IP address; empty where the connection is already gone. */
  readonly address: string;
  /** Reads the body up to a limit in bytes. A limit of 0 reads and discards. */
  readonly readBody: (limit: number) => Promise<ReadBody>;
}

/** The body of a request that is to be answered; or its refusal, `undefined` where the client is gone. */
export type TakenRequest =
  { readonly bytes: Uint8Array } | { readonly refusal: WireResponse | undefined };

/**
 * Answers a request at an endpoint: limits first, then the body, then the answer. Returns `undefined`
 * when the client is gone. Errors are logged here, and answered with 503 or 500.
 */
export async function runEndpoint(
  endpoint: Endpoint,
  request: EndpointRequest,
  log: Log,
): Promise<WireResponse | undefined> {
  const taken = await takeRequest(endpoint, request, log);
  if ('refusal' in taken) return taken.refusal;
  const { head, address } = request;
  try {
    return await endpoint.answer({ ...head, body: taken.bytes }, address);
  } catch (error) {
    return failed(endpoint, error, log);
  }
}

/** Does the first half of {@link runEndpoint}, for a host that answers by other means. */
export async function takeRequest(
  endpoint: Omit<Endpoint, 'answer'>,
  { head, address, readBody }: EndpointRequest,
  log: Log,
): Promise<TakenRequest> {
  const { bodyLimit, admit, refuse } = endpoint;
  try {
    const isTooLarge = Number(head.headers.get('content-length') ?? 0) > bodyLimit;
    const refusal = (await admit(head, address)) ?? (isTooLarge ? refuse(413) : undefined);
    // A refused body is still read, without holding it: many clients listen only once they are done sending.
    const body = await readBody(refusal === undefined ? bodyLimit : 0);
    if (body.kind === 'closed') return { refusal: undefined };
    if (refusal !== undefined) return { refusal };
    switch (body.kind) {
      case 'whole':
        return body;
      case 'too-large':
        return { refusal: refuse(413) };
      case 'too-slow':
        return { refusal: refuse(408) };
      // Not the fault of this client: others have filled the memory for bodies.
      case 'evicted':
        return { refusal: refuse(503, retryAfterSeconds) };
    }
  } catch (error) {
    return { refusal: failed(endpoint, error, log) };
  }
}

function failed({ refuse }: Pick<Endpoint, 'refuse'>, error: unknown, log: Log): WireResponse {
  if (error instanceof StoreUnavailable) {
    log.error({ err: error }, 'a request was refused: the store is unavailable');
    return refuse(503, retryAfterSeconds);
  }
  log.error({ err: error }, 'a request failed unexpectedly');
  return refuse(500);
}
