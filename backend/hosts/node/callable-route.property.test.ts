import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acceptableMessage, hostileText, nearlyJson } from '#test/fixtures/hostile-input.ts';
import { openServer } from '#test/fixtures/open-server.ts';
import { checkProperty } from '#test/fixtures/property-runs.ts';
import { expectTidied } from '#test/fixtures/tidied.ts';

test('whatever reaches the function is kept by the rules and answered with its id, or refused', async () => {
  const { server, log, messages, takeSaved } = await openServer();
  await checkProperty('call to the server', calls, async ({ method, type, token, payload }) => {
    const headers = { 'content-type': type, 'x-firebase-appcheck': token };
    const answer = await server.inject({ method, url: '/api/emailMessage', headers, payload });
    expect([200, 400, 405, 413, 415]).toContain(answer.statusCode);
    const [kept, ...more] = takeSaved();
    expect(more).toEqual([]);
    if (answer.statusCode !== 200) {
      expect(kept).toBeUndefined();
      expect(answer.json()).toMatchObject({ error: { status: 'INVALID_ARGUMENT' } });
      return;
    }
    const { data } = JSON.parse(String(payload)) as { data: object };
    if (kept === undefined) throw new Error('It was not kept');
    expectTidied(kept.content, data);
    const { result } = answer.json<{ result: { id: string } }>();
    expect((await messages.get(result.id))?.content).toEqual(kept.content);
  });
  expect(log.sentences('error')).toEqual([]);
});

const calls = fc.record({
  method: fc.oneof(
    { weight: 12, arbitrary: fc.constant('POST' as const) },
    fc.constantFrom('GET' as const, 'PUT' as const, 'DELETE' as const),
  ),
  type: fc.oneof(
    { weight: 12, arbitrary: fc.constant('application/json') },
    fc.constantFrom('text/plain', 'application/json;charset=latin1', 'x', 'multipart/form-data'),
  ),
  token: hostileText.map((text) => encodeURI(text.toWellFormed())),
  payload: fc.oneof(
    { weight: 20, arbitrary: nearlyJson },
    { weight: 2, arbitrary: hostileText },
    { weight: 2, arbitrary: fc.uint8Array({ maxLength: 80 }).map((bytes) => Buffer.from(bytes)) },
    { weight: 2, arbitrary: acceptableMessage.map((data) => JSON.stringify({ data })) },
  ),
});
