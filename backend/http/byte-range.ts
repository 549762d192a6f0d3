import type { IncomingMessage } from 'node:http';
import { textAnswer, uncached, type WireResponse } from './wire-response.ts';

/**
 * Returns the part of a file that a request asks for, as Safari does for every video. A range of another kind, more
 * than one, or one that depends on the version of the file, gets the whole file.
 */
export function byteRange(
  whole: WireResponse & { readonly body: Buffer },
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
): WireResponse {
  const { range = '', 'if-range': unlessChanged } = headers;
  const { body } = whole;
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  const isInvalid = to === '' ? from === '' : from !== '' && Number(to) < Number(from);
  if (method !== 'GET' || unlessChanged !== undefined || isInvalid) return whole;
  const start = from === '' ? Math.max(0, body.length - Number(to)) : Number(from);
  const end = from === '' || to === '' ? body.length : Math.min(Number(to) + 1, body.length);
  if (start >= end) {
    const size = { 'content-range': `bytes */${body.length}` };
    return textAnswer(416, 'The file is shorter.', { ...size, ...uncached });
  }
  return {
    status: 206,
    headers: { ...whole.headers, 'content-range': `bytes ${start}-${end - 1}/${body.length}` },
    body: body.subarray(start, end),
  };
}
