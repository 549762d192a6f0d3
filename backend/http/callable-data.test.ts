import { expect, test } from 'vitest';
import { decode, encode } from './callable-data.ts';

const int64 = 'type.googleapis.com/google.protobuf.Int64Value';

test('what the SDK sends is read, its 64-bit integers as numbers', () => {
  const sent = { a: [1, null, 'x', { '@type': int64, value: '42' }], b: true };
  expect(decode(sent)).toEqual({ a: [1, null, 'x', 42], b: true });
});

test.each([
  { '@type': 'something.else', value: '1' },
  { '@type': int64, value: 'many' },
])('%j is not in the protocol', (sent) => expect(() => decode(sent)).toThrow(TypeError));

test('a key named after the prototype is only a key', () => {
  const decoded = decode(JSON.parse('{"__proto__":{"admin":true}}'));
  expect(Reflect.get(Object(decoded), 'admin')).toBeUndefined();
});

test('what a function answers is written, nothing as null', () => {
  expect(encode({ a: undefined, b: [1, 'x', false] })).toEqual({ a: null, b: [1, 'x', false] });
  expect(encode(undefined)).toBeNull();
  expect(() => encode(Number.NaN)).toThrow(TypeError);
});
