import { expect, test } from 'vitest';
import { readCallData } from './read-call-data.ts';

const read = (json: string) => readCallData(new TextEncoder().encode(json));

test.each(['null', '"text"', '7', '[[1]]', '{"name":{"a":"ü"}}', '{"__proto__":{"admin":true}}'])(
  'reads the data %s as it is',
  (data) => {
    const answer = read(`{"data":${data}}`);
    expect(JSON.stringify(answer.ok && answer.data)).toBe(data);
    expect(Reflect.get(Object(answer.ok && answer.data), 'admin')).toBeUndefined();
  },
);

test.each([
  [
    'a type of the SDK',
    '{"data":{"name":{"@type":"type.googleapis.com/google.protobuf.Int64Value"}}}',
  ],
  ['data that is too deep', `{"data":${'['.repeat(33)}${']'.repeat(33)}}`],
  ['data that would overflow the stack', `{"data":${'['.repeat(30_000)}${']'.repeat(30_000)}}`],
])('refuses %s', (_, json) => {
  expect(read(json)).toEqual({ ok: false });
});

test('reads data of 32 levels', () => {
  expect(read(`{"data":${'['.repeat(32)}${']'.repeat(32)}}`).ok).toBe(true);
});
