import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acceptableMessage, hostileText, nearlyJson } from '#test/fixtures/hostile-input.ts';
import { checkProperty } from '#test/fixtures/property-runs.ts';
import { recordedLog, type RecordedLog } from '#test/fixtures/recorded-log.ts';
import { runEndpoint, type Endpoint } from './endpoint.ts';
import type { ReadBody } from './read-body.ts';
import type { WireRequest, WireResponse } from './wire-request.ts';
import { callable } from './callable.ts';
import { decode } from './callable-data.ts';

describe('whatever is called', () => {
  test('is heard as it was sent, or refused as the protocol says', async () => {
    const log = recordedLog();
    const heard: unknown[] = [];
    const endpoint = callable((call) => {
      heard.push(call.data);
      return Promise.resolve({ result: 'heard' });
    }, unlimited);

    await checkProperty('callable wire', requests, async (request) => {
      const wire = wireRequest(request);
      const response = await ask(endpoint, wire, log);
      expect([200, 400, 405, 413, 415]).toContain(response.status);
      expect(response.headers['content-type']).toBe('application/json');
      const body: unknown = JSON.parse(response.body);
      const [data, ...more] = heard.splice(0);
      expect(more).toEqual([]);
      if (response.status === 200) {
        expect(request.method).toBe('POST');
        expect(body).toEqual({ result: 'heard' });
        const sent: unknown = JSON.parse(new TextDecoder().decode(wire.body));
        expect(JSON.stringify(sent)).toBe(JSON.stringify({ data }));
      } else {
        expect(data).toBeUndefined();
        expect(body).toEqual({
          error: { status: 'INVALID_ARGUMENT', message: expect.any(String) },
        });
      }
    });
    expect(log.sentences('error')).toEqual([]);
  });

  test('has its numbers read, or is refused', () =>
    checkProperty('callable wire, numbers and types', wireNumbers, async ({ type, value }) => {
      const heard: unknown[] = [];
      const endpoint = callable(({ data }) => {
        heard.push(data);
        return Promise.resolve({ result: null });
      }, unlimited);
      const body = JSON.stringify({ data: { '@type': type, value } });
      const response = await ask(endpoint, wireRequest({ ...plain, body }), recordedLog());
      const number = Number.parseFloat(String(value));
      if (type === '')
        expect(heard).toEqual([JSON.parse(JSON.stringify({ '@type': type, value }))]);
      else expect(heard).toEqual(integer.test(type) && !Number.isNaN(number) ? [number] : []);
      expect(response.status).toBe(heard.length === 1 ? 200 : 400);
    }));
});

test('data that no prototype is touched by comes out of the wire as it went in', () => {
  const polluting = JSON.parse('{"__proto__":{"polluted":true},"a":[{"constructor":1}]}') as object;
  expect(JSON.stringify(decode(polluting))).toBe(JSON.stringify(polluting));
  expect(decode(polluting)).not.toHaveProperty('polluted');
});

const unlimited = { take: () => Promise.resolve(undefined) };

async function ask(
  endpoint: Endpoint,
  request: WireRequest,
  log: RecordedLog,
): Promise<WireResponse> {
  const { body } = request;
  const asked = {
    head: request,
    address: '203.0.113.7',
    readBody: (limit: number) =>
      Promise.resolve<ReadBody>(
        body.length > limit ? { kind: 'too-large' } : { kind: 'whole', bytes: body },
      ),
  };
  const response = await runEndpoint(endpoint, asked, log);
  if (response === undefined) throw new Error('It was not answered');
  return response;
}

const plain = { method: 'POST', type: 'application/json', encoding: undefined, length: undefined };

const requests = fc.record({
  method: fc.oneof({ weight: 20, arbitrary: fc.constant('POST') }, fc.constantFrom('GET', 'PUT')),
  type: fc.oneof(
    { weight: 10, arbitrary: fc.constant('application/json') },
    fc.constantFrom('application/json; charset=utf-8', 'APPLICATION/JSON;x="', 'text/plain', ''),
    fc.constantFrom('application/json; charset=utf-16', 'multipart/form-data', 'application/json,'),
    fc.string(),
  ),
  encoding: fc.option(fc.constantFrom('gzip', 'identity', 'br', 'deflate, gzip'), {
    nil: undefined,
    freq: 12,
  }),
  length: fc.option(fc.constantFrom('0', '99999999', '-1', '1e9', 'NaN', '0x10'), {
    nil: undefined,
    freq: 12,
  }),
  body: fc.oneof(
    { weight: 8, arbitrary: nearlyJson },
    { weight: 3, arbitrary: acceptableMessage.map((data) => JSON.stringify({ data })) },
    { weight: 1, arbitrary: hostileText },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 60 }) },
    { weight: 1, arbitrary: hostileText.map((text) => Buffer.from(text, 'utf16le')) },
    fc.integer({ min: 65_000, max: 66_000 }).map((size) => `{"data":"${'x'.repeat(size)}"}`),
  ),
});

interface Sent {
  readonly method: string;
  readonly type: string;
  readonly encoding: string | undefined;
  readonly length: string | undefined;
  readonly body: string | Uint8Array<ArrayBuffer> | Buffer<ArrayBuffer>;
}

function wireRequest({ method, type, encoding, length, body }: Sent): WireRequest {
  const headers = new Headers({ 'content-type': type });
  if (encoding !== undefined) headers.set('content-encoding', encoding);
  if (length !== undefined) headers.set('content-length', length);
  return {
    method,
    headers,
    body: typeof body === 'string' ? new TextEncoder().encode(body) : body,
  };
}

const integer = /^type\.googleapis\.com\/google\.protobuf\.U?Int64Value$/;

const wireNumbers = fc.record({
  type: fc.constantFrom(
    'type.googleapis.com/google.protobuf.Int64Value',
    'type.googleapis.com/google.protobuf.UInt64Value',
    'type.googleapis.com/google.protobuf.StringValue',
    '__proto__',
    '',
  ),
  value: fc.oneof(
    fc.bigInt().map(String),
    fc.double().map(String),
    fc.constantFrom('9'.repeat(400), '1e999', '-Infinity', 'NaN', '', '0x10', ' 7', '7 and more'),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.constantFrom(null, true),
  ),
});
