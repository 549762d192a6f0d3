import { expect, test } from 'vitest';
import { batchBounds } from '#contract/event-batch.ts';
import { eventBatch } from '#test/fixtures/event-batches.ts';
import { recordedLog } from '#test/fixtures/recorded-log.ts';
import { sendToEndpoint } from '#test/fixtures/send-to-endpoint.ts';
import { StoreUnavailable } from '../runtime/store-unavailable.ts';
import { eventsEndpoint } from './events-endpoint.ts';

function openEvents({ isFull = false, error }: { isFull?: boolean; error?: Error } = {}) {
  const log = recordedLog();
  const counted: unknown[] = [];
  let problem = error;
  const endpoint = eventsEndpoint({
    count(batch, sender) {
      if (problem !== undefined) return Promise.reject(problem);
      counted.push([batch, sender]);
      return Promise.resolve();
    },
    limits: { take: () => (isFull ? 60 : undefined) },
    siteHost: 'www.agency.example',
    log,
  });
  const json = JSON.stringify(eventBatch());
  async function send(headers: Record<string, string> = fromOurPage, body = json) {
    return sendToEndpoint(endpoint, 'POST', { ...type, ...headers }, body, log);
  }
  return { send, counted, log, recover: () => (problem = undefined) };
}

const type = { 'content-type': 'application/json', host: '127.0.0.1:8080' };
const fromOurPage = { 'sec-fetch-site': 'same-origin' };

test.each(['application/json', 'text/plain;charset=UTF-8'])(
  'counts a batch that is sent as %s',
  async (contentType) => {
    const { send, counted } = openEvents();
    const headers = { ...fromOurPage, 'content-type': contentType, 'user-agent': 'A browser' };
    const answer = await send(headers);
    expect(answer).toEqual({ status: 204, headers: { 'cache-control': 'no-store' }, body: '' });
    const sender = { subnet: '203.0.113.0/24', userAgent: 'A browser' };
    expect(counted).toEqual([[eventBatch(), sender]]);
  },
);

test.each([
  [{}, 401],
  [{ origin: 'https://evil.example' }, 401],
  [{ origin: 'https://www.agency.example' }, 204],
])('answers a page with %j by %d', async (headers, status) => {
  const { send, counted } = openEvents();
  expect((await send({ ...headers })).status).toBe(status);
  expect(counted).toHaveLength(status === 204 ? 1 : 0);
});

test.each([
  ['an unknown event', 400, {}, JSON.stringify({ ...eventBatch(), events: [{}] })],
  ['text', 400, {}, 'Rosa'],
  ['nothing', 400, {}, ''],
  ['too much', 413, {}, ' '.repeat(batchBounds.bytes + 1)],
  ['a form', 415, { 'content-type': 'application/x-www-form-urlencoded' }, 'events=1'],
])('refuses %s with %d, in the shape of a call', async (_, status, headers, body) => {
  const { send, counted, log } = openEvents();
  const answer = await send({ ...fromOurPage, ...headers }, body);
  expect(answer.status).toBe(status);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(JSON.parse(String(answer.body))).toEqual({
    error: { status: 'INVALID_ARGUMENT', message: expect.any(String) },
  });
  expect(counted).toEqual([]);
  expect(log.lines()).toEqual([]);
});

test('refuses a batch over the limit, with when to try again', async () => {
  const { send, counted } = openEvents({ isFull: true });
  expect(await send()).toMatchObject({ status: 429, headers: { 'retry-after': '60' } });
  expect(counted).toEqual([]);
});

test('logs an outage of the store once, and its end', async () => {
  const { send, counted, log, recover } = openEvents({ error: new StoreUnavailable('locked') });
  for (let n = 0; n < 2; n++) {
    expect(await send()).toMatchObject({ status: 503, headers: { 'retry-after': '30' } });
  }
  expect(log.sentences('error')).toEqual([
    'events are not counted: visits are missing from the report',
  ]);
  recover();
  expect((await send()).status).toBe(204);
  expect(log.sentences('info')).toEqual(['events are counted again']);
  expect(counted).toHaveLength(1);
});
