import { expect, test } from 'vitest';
import { byteRange } from './byte-range.ts';

const whole = {
  status: 200,
  headers: { 'content-type': 'video/mp4' },
  body: Buffer.from('abcdef'),
};

test.each([
  ['bytes=0-1', 206, 'ab', 'bytes 0-1/6'],
  ['bytes=2-', 206, 'cdef', 'bytes 2-5/6'],
  ['bytes=4-99', 206, 'ef', 'bytes 4-5/6'],
  ['bytes=-2', 206, 'ef', 'bytes 4-5/6'],
  ['bytes=-99', 206, 'abcdef', 'bytes 0-5/6'],
  ['bytes=6-', 416, 'The file is shorter.\n', 'bytes */6'],
  ['bytes=-0', 416, 'The file is shorter.\n', 'bytes */6'],
  ['bytes=3-1', 200, 'abcdef', undefined],
  ['bytes=0-1,3-4', 200, 'abcdef', undefined],
  ['bytes=-', 200, 'abcdef', undefined],
  ['lines=0-1', 200, 'abcdef', undefined],
])('answers %s with %i', (range, status, body, contentRange) => {
  const answer = byteRange(whole, { method: 'GET', headers: { range } });
  expect([answer.status, String(answer.body)]).toEqual([status, body]);
  expect(answer.headers['content-range']).toBe(contentRange);
});
