/** A request as any host can tell it, whether it speaks Web `Request` or `node:http`. */
export interface WireRequest {
  readonly method: string;
  readonly headers: WireHeaders;
  /** As it came; of one that is too large the beginning is enough. */
  readonly body: Uint8Array;
}

/** Web `Headers`, or what answers as they do, to names in capitals or small letters. */
export type WireHeaders = Pick<Headers, 'get'>;

/** What the host is to answer. */
export interface WireResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Answers a request that came from an IP address. */
export type AnswerRequest = (request: WireRequest, address: string) => Promise<WireResponse>;
