import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acceptableMessage, hostileText, nearlyJson } from '#test/fixtures/hostile-input.ts';
import { recordedLog } from '#test/fixtures/recorded-log.ts';
import { callable } from './callable.ts';
import { runEndpoint } from './endpoint.ts';
import type { ReadBody } from './read-body.ts';

test('passes a call on as it was sent, or refuses it as the protocol says', async () => {
  const log = recordedLog();
  const calls: unknown[] = [];
  const endpoint = callable(
    ({ data }) => {
      calls.push(data);
      return Promise.resolve({ result: 'done' });
    },
    { take: () => undefined },
  );
  const property = fc.asyncProperty(requests, async ({ method, headers, body }) => {
    const bytes = typeof body === 'string' ? Buffer.from(body) : body;
    const head = { method, headers: new Headers(headers) };
    const readBody = (limit: number) =>
      Promise.resolve<ReadBody>(
        bytes.length > limit ? { kind: 'too-large' } : { kind: 'whole', bytes },
      );
    const response = await runEndpoint(endpoint, { head, address: '203.0.113.7', readBody }, log);
    const answer: unknown = JSON.parse(String(response?.body));
    const passed = calls.splice(0);
    if (response?.status === 200) {
      expect(answer).toEqual({ result: 'done' });
      const sent: unknown = JSON.parse(new TextDecoder().decode(bytes));
      expect(passed.map((data) => JSON.stringify({ data }))).toEqual([JSON.stringify(sent)]);
    } else {
      expect([400, 405, 413, 415]).toContain(response?.status);
      expect(passed).toEqual([]);
      expect(answer).toEqual({
        error: { status: 'INVALID_ARGUMENT', message: expect.any(String) },
      });
    }
  });
  await fc.assert(property, { numRuns: 100 });
  expect(log.sentences('error')).toEqual([]);
});

const requests = fc.record({
  method: fc.oneof({ weight: 20, arbitrary: fc.constant('POST') }, fc.constantFrom('GET', 'PUT')),
  headers: fc.record(
    {
      'content-type': fc.oneof(
        { weight: 20, arbitrary: fc.constant('application/json') },
        fc.constantFrom('application/json; charset=utf-16', 'APPLICATION/JSON;x="', 'text/plain'),
        fc.string(),
      ),
      'content-encoding': fc.constantFrom('identity', 'identity', 'identity', 'gzip'),
      'content-length': fc.constantFrom('0', '-1', 'NaN', '0x10', '99999999'),
    },
    { requiredKeys: ['content-type'] },
  ),
  body: fc.oneof(
    { weight: 8, arbitrary: nearlyJson },
    { weight: 3, arbitrary: acceptableMessage.map((data) => JSON.stringify({ data })) },
    fc.uint8Array({ maxLength: 60 }),
    hostileText.map((text) => Buffer.from(text, 'utf16le')),
    fc.integer({ min: 65_000, max: 66_000 }).map((size) => `{"data":"${'x'.repeat(size)}"}`),
  ),
});
