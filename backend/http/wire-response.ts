/** What the host is to answer. */
export interface WireResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The refusals that any endpoint may be asked for, whatever the request. */
export type RefusalStatus = 408 | 413 | 429 | 500 | 503;

export const uncached = { 'cache-control': 'no-store' };

/** Returns the header that says when to try again, if that is known. */
export function retryAfter(seconds: number | undefined): WireResponse['headers'] {
  return seconds === undefined ? {} : { 'retry-after': String(seconds) };
}
