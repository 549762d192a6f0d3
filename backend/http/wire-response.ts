/** What the host is to answer. It adds its security headers. */
export interface WireResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** The refusals that any endpoint may be asked for, whatever the request. */
export type RefusalStatus = 408 | 413 | 429 | 500 | 503;

export const uncached = { 'cache-control': 'no-store' };

/** Returns an answer in plain text. */
export function textAnswer(
  status: number,
  text: string,
  more: WireResponse['headers'] = {},
): WireResponse {
  const headers = { 'content-type': 'text/plain; charset=utf-8', ...more };
  return { status, headers, body: `${text}\n` };
}

/** Returns the header that says when to try again, if that is known. */
export function retryAfter(seconds: number | undefined): WireResponse['headers'] {
  return seconds === undefined ? {} : { 'retry-after': String(seconds) };
}

/** The answer to an unexpected error. It shows nothing of the error. */
export const unexpectedAnswer = textAnswer(
  500,
  'Something went wrong on our side. Please try again in a minute.',
  uncached,
);
