/** What the server answers. Its security headers are added when it is sent. */
export interface ServerAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** Returns an answer for a person or a program that no page is made for. */
export function textAnswer(
  status: number,
  text: string,
  more: ServerAnswer['headers'] = {},
): ServerAnswer {
  const headers = { 'content-type': 'text/plain; charset=utf-8', ...more };
  return { status, headers, body: `${text}\n` };
}
