import { textAnswer, uncached, type WireResponse } from './wire-response.ts';

/**
 * Returns the part of a file that a request asks for, as Safari does for every video. A range of another kind, or
 * more than one, gets the whole file.
 */
export function byteRange(
  whole: WireResponse & { readonly body: Buffer },
  range: string,
): WireResponse {
  const { body, headers } = whole;
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (from === '' && to === '') return whole;
  const start = from === '' ? Math.max(0, body.length - Number(to)) : Number(from);
  const end = from === '' || to === '' ? body.length : Math.min(Number(to) + 1, body.length);
  if (start >= end) {
    const size = { 'content-range': `bytes */${body.length}` };
    return textAnswer(416, 'The file is shorter.', { ...size, ...uncached });
  }
  return {
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${start}-${end - 1}/${body.length}` },
    body: body.subarray(start, end),
  };
}
