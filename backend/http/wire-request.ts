/** What any host knows of a request before its body is read. */
export interface RequestHead {
  readonly method: string;
  readonly headers: WireHeaders;
}

/** A whole request as any host can pass it on, whether it speaks Web `Request` or `node:http`. */
export interface WireRequest extends RequestHead {
  readonly body: Uint8Array;
}

/** Web `Headers`, or what answers as they do, to names in capitals or small notifications. */
export type WireHeaders = Pick<Headers, 'get'>;

/** What the host is to answer. */
export interface WireResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}
