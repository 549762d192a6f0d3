import { rename } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { batchBounds, eventsAddress, type EventBatch } from '#contract/event-batch.ts';
import { mostNames, otherNames } from '#backend/analytics/bounded-names.ts';
import { claimPeriod } from '#backend/analytics/message-claims.ts';
import { appCheckToken } from '#test/fixtures/app-check-client.ts';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import {
  browserName,
  eventBatch,
  logged,
  ownPageHeaders,
  screenView,
} from '#test/fixtures/event-batches.ts';
import { startHost, type RunningHost } from '#test/fixtures/running-host.ts';
import { databaseFile } from '../open-store.ts';

describe('events', () => {
  test.each(['application/json', 'text/plain;charset=UTF-8'])(
    'sent as %s are counted by the time they are answered',
    async (type) => {
      const host = await startHost();
      const answer = await send(host, visitOfTwoScreens, { 'content-type': type });
      expect(answer.status).toBe(204);
      expect(await answer.text()).toBe('');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('set-cookie')).toBeNull();
      expect(await countsOf(host)).toEqual({
        'event: screen_view |': 2,
        'screen: / |': 1,
        'screen: /services/post/seo |': 1,
        'way:  | /': 1,
        'way: / | /services/post/:slug': 1,
        'step: came | /': 1,
        'step: looked-further | /': 1,
        // One client is not enough for a source to be named.
        [`source-step: came | ${otherNames}`]: 1,
        [`source-step: looked-further | ${otherNames}`]: 1,
      });
    },
  );

  test('of many who tell them at one moment are all counted', async () => {
    const host = await startHost({ TRUST_PROXY: 'loopback' });
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, n) =>
        send(host, visitOfTwoScreens, { 'x-forwarded-for': `10.0.${n % 250}.7` }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect(await countsOf(host)).toMatchObject({
      'event: screen_view |': 600,
      'step: came | /': 300,
      'way: / | /services/post/:slug': 300,
    });
  });

  test('of crawlers, and of programs without a name, are counted apart', async () => {
    const host = await startHost();
    for (const agent of ['Mozilla/5.0 (compatible; Googlebot/2.1)', 'curl/8.5.0', '']) {
      expect((await send(host, visitOfTwoScreens, { 'user-agent': agent })).status).toBe(204);
    }
    expect(await countsOf(host)).toEqual({ 'crawler:  |': 6 });
  });

  test('belong to the day that it is at the agency', async () => {
    const host = await startHost({}, Date.parse('2026-11-21T23:00:00-07:00'));
    await send(host, visitOfTwoScreens);
    host.advance(61 * 60_000);
    await send(host, visitOfTwoScreens);
    const counts = await host.store.dailyCounts.between('0000-01-01', '9999-12-31');
    const days = ['2026-11-21', '2026-11-22'];
    expect([...new Set(counts.map(({ day }) => day))].sort()).toEqual(days);
    for (const day of days) {
      expect(counts).toContainEqual({
        ...{ day, what: 'screen', first: '/', second: '' },
        count: 1,
      });
    }
  });

  test('leave no word of the visitor, neither in the log nor in the database', async () => {
    const host = await startHost({ TRUST_PROXY: 'loopback' });
    const agent = `${browserName} Marker/1.0`;
    const headers = { 'user-agent': agent, 'x-forwarded-for': '203.0.113.77' };
    expect((await send(host, visitOfTwoScreens, headers)).status).toBe(204);
    expect(host.log.sentences('info')).toEqual([]);
    const kept = await host.store.dailyCounts.between('0000-01-01', '9999-12-31');
    expect(JSON.stringify(kept) + host.log.text()).not.toMatch(/203\.0|Marker|Mozilla|Fourteener/);
  });

  test('name so many sources in a day and no more, with those that were kept before', async () => {
    const noon = Date.parse('2026-11-21T12:00:00-07:00');
    const host = await startHost({ TRUST_PROXY: 'loopback' }, noon);
    await host.store.dailyCounts.add(
      Array.from({ length: mostNames.source }, (_, n) => ({
        ...({
          day: '2026-11-21',
          what: 'source-step',
          first: 'came',
          second: `${n}.example`,
        } as const),
        count: 1,
      })),
    );
    const from = (referrer: string) =>
      send(host, eventBatch({ visit: { landing: '/', referrer }, reached: ['came'] }));
    await from('7.example');
    await from('one-more.example');
    expect(await countsOf(host)).toMatchObject({
      'source-step: came | 7.example': 2,
      [`source-step: came | ${otherNames}`]: 1,
    });
  });

  test('name a new source once three subnets have brought it, and the next day at once', async () => {
    const noon = Date.parse('2026-11-21T12:00:00-07:00');
    const host = await startHost({ TRUST_PROXY: 'loopback' }, noon);
    const visit = { landing: '/', referrer: 'new.example' };
    const from = async (address: string) => {
      const batch = eventBatch({ visit, reached: ['came'] });
      expect((await send(host, batch, { 'x-forwarded-for': address })).status).toBe(204);
    };
    for (let n = 1; n <= 4; n++) await from(`203.0.113.${n}`);
    await from('198.51.100.1');
    expect(await countsOf(host)).toEqual({
      'step: came | /': 5,
      [`source-step: came | ${otherNames}`]: 5,
    });
    await from('192.0.2.1');
    await from('203.0.113.1');
    expect(await countsOf(host)).toMatchObject({
      [`source-step: came | ${otherNames}`]: 5,
      'source-step: came | new.example': 2,
    });
    host.advance(24 * 60 * 60_000);
    await from('203.0.113.1');
    expect(await host.store.dailyCounts.between('2026-11-22', '2026-11-22')).toContainEqual({
      ...{ day: '2026-11-22', what: 'source-step', first: 'came', second: 'new.example' },
      count: 1,
    });
  });
});

describe('a sent message', () => {
  test('is claimed once, while it is recent, on the day that it came', async () => {
    const host = await startHost({}, Date.parse('2026-11-21T23:55:00-07:00'));
    const first = await sentId(host);
    host.advance(10 * 60_000);
    for (let times = 0; times < 3; times++) await claim(host, first, first);
    const second = await sentId(host, { ...completeMessage, message: 'One more.' });
    host.advance(claimPeriod + 1000);
    await claim(host, second, crypto.randomUUID());
    const claims = await host.store.dailyCounts.between('0000-01-01', '9999-12-31');
    expect(claims.filter(({ first: step }) => step === 'sent-message')).toEqual(
      [
        { what: 'source-step', second: '' },
        { what: 'step', second: '/' },
      ].map((of) => ({ day: '2026-11-21', first: 'sent-message', count: 1, ...of })),
    );
  });

  test('that was deleted is not claimed', async () => {
    const host = await startHost();
    const id = await sentId(host);
    await host.store.messages.delete(id);
    await claim(host, id);
    expect(Object.keys(await countsOf(host)).join()).not.toContain('sent-message');
  });

  test('rejects a claim that is not an id', async () => {
    const host = await startHost();
    expect((await claim(host, '../messages')).status).toBe(400);
  });
});

describe('what is no batch of ours', () => {
  test('is refused in the shape of a call, and counts nothing', async () => {
    const host = await startHost();
    const json = 'application/json';
    for (const [status, type, body] of [
      [400, json, JSON.stringify({ ...eventBatch(), events: [{}] })],
      [400, json, 'Rosa'],
      [400, json, ''],
      [413, json, ' '.repeat(batchBounds.bytes + 1)],
      [415, 'application/x-www-form-urlencoded', 'events=1'],
      [415, 'x', '{}'],
    ] as const) {
      const headers = { 'content-type': type, 'user-agent': browserName, ...ownPageHeaders };
      const answer = await fetch(host.origin + eventsAddress, { method: 'POST', headers, body });
      expect(answer.status).toBe(status);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.json()).toEqual({
        error: { status: 'INVALID_ARGUMENT', message: expect.any(String) },
      });
    }
    expect(await countsOf(host)).toEqual({});
    expect(host.log.sentences('error')).toEqual([]);
  });

  test('is refused where it is not posted', async () => {
    const { origin } = await startHost();
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND']) {
      const answer = await fetch(origin + eventsAddress, { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toBe('POST');
    }
  });

  test('is refused unless the browser says that one of our pages sends it', async () => {
    const host = await startHost({ SITE_URL: 'https://www.agency.example' });
    for (const [headers, status] of [
      [{}, 401],
      [{ 'sec-fetch-site': 'none' }, 401],
      [{ 'sec-fetch-site': 'cross-site' }, 401],
      [{ 'sec-fetch-site': 'same-site' }, 401],
      [{ origin: 'https://evil.example' }, 401],
      [{ origin: 'null' }, 401],
      [{ origin: 'https://www.agency.example' }, 204],
      [{ origin: host.origin }, 204],
      [{ 'sec-fetch-site': 'same-origin', origin: 'https://of-a-proxy.example' }, 204],
    ] as const) {
      expect((await sendAs(host, visitOfTwoScreens, headers)).status).toBe(status);
    }
    expect(await countsOf(host)).toMatchObject({ 'step: came | /': 3 });
  });

  test('a flood is told when to come back, and no message waits for it', async () => {
    const host = await startHost({ TRUST_PROXY: 'loopback' });
    for (let n = 0; n < 2999; n++) await host.contact.limits.take('events', line);
    const here = { 'x-forwarded-for': line };
    expect((await send(host, eventBatch(), here)).status).toBe(204);
    const refused = await send(host, eventBatch(), here);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ error: { status: 'RESOURCE_EXHAUSTED' } });
    expect((await sendMessage(host, line)).status).toBe(200);
    expect((await send(host, eventBatch(), { 'x-forwarded-for': '198.51.100.4' })).status).toBe(
      204,
    );
  });
});

describe('while they cannot be kept', () => {
  test('events are refused until they can, said once, and messages are taken', async () => {
    const host = await startHost();
    const other = new DatabaseSync(databaseFile(host));
    onTestFinished(() => other.close());
    other.exec(`create trigger no_counts before insert on daily_counts
      begin select raise(abort, 'no counts'); end`);
    for (let n = 0; n < 2; n++) {
      const answer = await send(host, visitOfTwoScreens);
      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await answer.json()).toMatchObject({ error: { status: 'UNAVAILABLE' } });
    }
    expect((await sendMessage(host)).status).toBe(200);
    expect(host.log.sentences('error')).toEqual([
      'events are not counted: what pages tell of visits is lost',
    ]);
    other.exec('drop trigger no_counts');
    expect((await send(host, visitOfTwoScreens)).status).toBe(204);
    expect(await countsOf(host)).toMatchObject({ 'step: came | /': 1 });
    expect(host.log.sentences('info')).toContain('events are counted again');
  });

  test('a database that has gone is one of those cases', async () => {
    const host = await startHost();
    const file = databaseFile(host);
    await rename(file, `${file}.gone`);
    expect((await send(host, visitOfTwoScreens)).status).toBe(503);
    await rename(`${file}.gone`, file);
    expect((await send(host, visitOfTwoScreens)).status).toBe(204);
  });
});

const line = '203.0.113.9';

const visitOfTwoScreens = eventBatch({
  visit: { landing: '/', referrer: 'www.google.com' },
  reached: ['came', 'looked-further'],
  events: [screenView('/'), screenView('/services/post/:slug', '/services/post/seo', '/')],
});

/** Claims messages as the page does that has sent them. */
function claim(host: RunningHost, ...ids: readonly string[]): Promise<Response> {
  const sent = logged({ name: 'contact_form_sent', parameters: {} });
  return send(host, eventBatch({ events: ids.map((messageId) => ({ ...sent, messageId })) }));
}

/** Sends a message by the plain form, and returns its id. */
async function sentId(host: RunningHost, message = completeMessage): Promise<string> {
  const answer = await fetch(`${host.origin}/api/contact`, {
    ...{ method: 'POST', redirect: 'manual', body: new URLSearchParams({ ...message }) },
  });
  expect(answer.status).toBe(303);
  const [newest] = await host.store.messages.list();
  return newest?.id ?? '';
}

function send(
  host: RunningHost,
  batch: EventBatch,
  headers: Record<string, string> = {},
): Promise<Response> {
  return sendAs(host, batch, { ...ownPageHeaders, ...headers });
}

/** As a browser that says no more of where it comes from than these headers do. */
function sendAs(
  { origin }: RunningHost,
  batch: EventBatch,
  headers: Record<string, string>,
): Promise<Response> {
  return fetch(origin + eventsAddress, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': browserName, ...headers },
    body: JSON.stringify(batch),
  });
}

async function sendMessage({ origin }: RunningHost, address = line): Promise<Response> {
  const { token } = await appCheckToken(origin, address);
  return fetch(`${origin}/api/emailMessage`, {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', 'x-firebase-appcheck': token },
      'x-forwarded-for': address,
    },
    body: JSON.stringify({ data: completeMessage }),
  });
}

/** All that has been counted, a line each. */
async function countsOf({ store }: RunningHost): Promise<Record<string, number>> {
  const counts = await store.dailyCounts.between('0000-01-01', '9999-12-31');
  return Object.fromEntries(
    counts.map(({ what, first, second, count }) => [
      `${what}: ${first} | ${second}`.trimEnd(),
      count,
    ]),
  );
}
