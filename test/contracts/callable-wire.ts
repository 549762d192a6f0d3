import { describe, expect, test } from 'vitest';

/** What the callable under test can be asked for, in `data.ask`. */
type WireAsk = 'echo' | 'nothing' | 'refuse' | 'unauthenticated' | 'unavailable' | 'throw';

/** The failure that `refuse` answers with. */
export const wireRefusal = { message: 'Not like this.', details: { fields: { name: 'Who?' } } };

interface WireUnderTest {
  readonly address: string;
  /**
   * The status of a request that is no call: always 400 from `onCall`, 405 or 415 from ours. The SDK
   * only reads the body, which is the same.
   */
  readonly statusOf: Readonly<Record<'wrongMethod' | 'wrongType', number>>;
}

/** The wire protocol of a callable, as the official SDK relies on it. */
export function callableWireContract(wire: () => WireUnderTest): void {
  const call = (body: string, headers: Record<string, string> = json) =>
    exchange(wire().address, { method: 'POST', body, headers });
  const ask = (name: WireAsk, value: unknown = null) =>
    call(JSON.stringify({ data: { ask: name, value } }));

  describe('a call', () => {
    test.each(['text', 1.5, true, null, [1, [2]], { a: { b: 'ü 👩🏽‍🍳' } }])(
      'with %j gets it back',
      async (value) => {
        expect(await ask('echo', value)).toEqual({ status: 200, body: { result: value } });
      },
    );

    test('without a result gets null', async () => {
      expect(await ask('nothing')).toEqual({ status: 200, body: { result: null } });
    });

    test('may name the charset of its JSON', async () => {
      const headers = { 'content-type': 'Application/JSON; charset=utf-8' };
      const body = JSON.stringify({ data: { ask: 'echo', value: 1 } });
      expect(await call(body, headers)).toEqual({ status: 200, body: { result: 1 } });
    });
  });

  describe('a failure', () => {
    test('includes its message and details', async () => {
      expect(await ask('refuse')).toEqual({
        status: 400,
        body: { error: { ...wireRefusal, status: 'INVALID_ARGUMENT' } },
      });
    });

    test('may have no details', async () => {
      expect(await ask('unauthenticated')).toEqual({
        status: 401,
        body: { error: { message: 'Unauthenticated', status: 'UNAUTHENTICATED' } },
      });
      expect(await ask('unavailable')).toEqual({
        status: 503,
        body: { error: { message: 'Try again later.', status: 'UNAVAILABLE' } },
      });
    });

    test('that was unexpected reveals nothing', async () => {
      expect(await ask('throw')).toEqual(internal);
    });
  });

  describe('not a call', () => {
    test.each([
      ['another key beside data', '{"data":{},"more":1}'],
      ['no data', '{}'],
      ['a list', '[1]'],
      ['an empty body', ''],
      ['null', 'null'],
      ['no JSON', '{"data":'],
    ])('is %s', async (_, body) => {
      expect(await call(body)).toEqual({ status: 400, body: badRequest('Bad Request') });
    });

    test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
      'is the type %s',
      async (type) => {
        const answer = await call('{"data":{}}', { 'content-type': type });
        expect(answer).toEqual({
          status: wire().statusOf.wrongType,
          body: badRequest(expect.any(String)),
        });
      },
    );

    test.each(['GET', 'PUT', 'DELETE'])('is %s', async (method) => {
      const answer = await exchange(wire().address, { method, headers: json });
      expect(answer).toEqual({
        status: wire().statusOf.wrongMethod,
        body: badRequest(expect.any(String)),
      });
    });
  });

  test('a page of another origin may call with the headers of the SDK', async () => {
    const origin = otherOrigin;
    const preflight = await fetch(wire().address, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,x-firebase-appcheck',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe(origin);
    expect(listIn(preflight, 'access-control-allow-methods')).toContain('post');
    expect(listIn(preflight, 'access-control-allow-headers')).toEqual([
      'content-type',
      'x-firebase-appcheck',
    ]);
    const answer = await fetch(wire().address, {
      method: 'POST',
      headers: { ...json, origin },
      body: '{"data":{"ask":"nothing"}}',
    });
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    expect(answer.headers.get('vary')).toMatch(/origin/i);
  });
}

/** The origin of the pages in this suite, which may call. */
const otherOrigin = 'http://127.0.0.1:4321';

/** The names that a header lists, in lower case. */
function listIn({ headers }: Response, name: string): readonly string[] {
  const names = headers.get(name)?.toLowerCase().split(',') ?? [];
  return names.map((each) => each.trim());
}

const json = { 'content-type': 'application/json' };
const internal = {
  status: 500,
  body: { error: { message: 'INTERNAL', status: 'INTERNAL' } },
};

function badRequest(message: unknown) {
  return { error: { message, status: 'INVALID_ARGUMENT' } };
}

async function exchange(address: string, request: RequestInit) {
  const response = await fetch(address, request);
  const body: unknown = await response.json();
  return { status: response.status, body };
}
