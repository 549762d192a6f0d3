import { describe, expect, test, vi } from 'vitest';
import {
  batchBounds,
  eventsAddress,
  eventsAddresses,
  type EventBatch,
} from '#contract/event-batch.ts';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import {
  browserName,
  eventBatch,
  logged,
  ownPageHeaders,
  screenView,
} from '#test/fixtures/event-batches.ts';
import { sharedHost, startHost, type RunningHost } from '#test/fixtures/running-host.ts';
import { otherNames } from '../analytics/bounded-names.ts';
import { claimPeriod } from '../analytics/event-counter.ts';
import { StoreUnavailable } from '../runtime/store-unavailable.ts';

const shared = sharedHost({ SITE_URL: 'https://www.agency.example' });

describe('events', () => {
  test('are counted by the time they are answered', async () => {
    const host = await startHost();
    const answer = await send(host, visitOfTwoScreens);
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await countsOf(host)).toEqual({
      'event: screen_view |': 2,
      'screen: / |': 1,
      'screen: /services/post/seo |': 1,
      'step: visited | /': 1,
      'step: viewed-second-page | /': 1,
      [`source-step: visited | ${otherNames}`]: 1,
      [`source-step: viewed-second-page | ${otherNames}`]: 1,
    });
    expect(host.log.lines()).toEqual([]);
  });

  test('of crawlers, and of programs without a name, are counted apart', async () => {
    const host = await startHost();
    for (const agent of ['Mozilla/5.0 (compatible; Googlebot/2.1)', 'curl/8.5.0', '']) {
      expect((await send(host, visitOfTwoScreens, { 'user-agent': agent })).status).toBe(204);
    }
    expect(await countsOf(host)).toEqual({ 'crawler:  |': 6 });
  });

  test.each(eventsAddresses)('are taken at %s, from our pages only', async (address) => {
    const host = await shared();
    const statusWith = async (headers: Record<string, string>) =>
      (await send(host, eventBatch(), headers, address)).status;
    expect(await statusWith({ 'sec-fetch-site': 'same-origin' })).toBe(204);
    expect(await statusWith({ 'sec-fetch-site': 'cross-site' })).toBe(401);
    const ours = { 'sec-fetch-site': 'cross-site', origin: 'https://www.agency.example' };
    expect(await statusWith({ ...ours, 'content-type': 'text/plain;charset=UTF-8' })).toBe(204);
    expect(await statusWith({ 'sec-fetch-site': 'none' })).toBe(401);
  });

  test.each([
    ['an unknown event', 400, {}, JSON.stringify({ ...eventBatch(), events: [{}] })],
    ['text', 400, {}, 'Rosa'],
    ['nothing', 400, {}, ''],
    ['too much', 413, {}, ' '.repeat(batchBounds.bytes + 1)],
    ['a form', 415, { 'content-type': 'application/x-www-form-urlencoded' }, 'events=1'],
  ])('are refused as %s with %d, in the shape of a call', async (_, status, headers, body) => {
    const host = await shared();
    const answer = await send(host, body, headers);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({
      error: { status: 'INVALID_ARGUMENT', message: expect.any(String) },
    });
    expect(host.log.sentences('error')).toEqual([]);
  });

  test('are refused over the limit, with when to try again', async () => {
    const host = await startHost();
    vi.spyOn(host.contact.limits, 'take').mockReturnValue(60);
    const answer = await send(host, eventBatch());
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60']);
  });

  test('are refused while they cannot be stored, which is logged once, as is its end', async () => {
    const host = await startHost();
    const add = vi.spyOn(host.contact.counting.store, 'add');
    add.mockRejectedValue(new StoreUnavailable('locked'));
    for (let n = 0; n < 2; n++) {
      const answer = await send(host, visitOfTwoScreens);
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
    }
    const problem = 'events are not counted: visits are missing from the report';
    expect(host.log.sentences('error')).toEqual([problem]);
    add.mockRestore();
    expect((await send(host, visitOfTwoScreens)).status).toBe(204);
    expect(host.log.sentences('info')).toContain('events are counted again');
  });
});

test('a sent message is claimed once, while it is recent, on the day that it came', async () => {
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

const visitOfTwoScreens = eventBatch({
  visit: { landing: '/', referrer: 'www.google.com' },
  reached: ['visited', 'viewed-second-page'],
  events: [screenView('/'), screenView('/services/post/:slug', '/services/post/seo', '/')],
});

/** Claims messages as the page does that has sent them. */
function claim(host: RunningHost, ...ids: readonly string[]): Promise<Response> {
  const sent = logged({ name: 'contact_form_sent', parameters: {} });
  return send(host, eventBatch({ events: ids.map((messageId) => ({ ...sent, messageId })) }));
}

/** Sends a message by the plain form, and returns its id. */
async function sentId(host: RunningHost, message = completeMessage): Promise<string> {
  expect((await host.post({ ...message })).status).toBe(303);
  const [newest] = await host.store.messages.list();
  return newest?.id ?? '';
}

function send(
  { origin }: RunningHost,
  batch: EventBatch | string,
  headers: Record<string, string> = {},
  address = eventsAddress,
): Promise<Response> {
  const always = { 'content-type': 'application/json', 'user-agent': browserName };
  return fetch(origin + address, {
    method: 'POST',
    headers: { ...always, ...ownPageHeaders, ...headers },
    body: typeof batch === 'string' ? batch : JSON.stringify(batch),
  });
}

/** All that has been counted, a line each. */
async function countsOf({ store }: RunningHost): Promise<Record<string, number>> {
  const counts = await store.dailyCounts.between('0000-01-01', '9999-12-31');
  const line = ({ what, first, second }: (typeof counts)[number]) =>
    `${what}: ${first} | ${second}`.trimEnd();
  return Object.fromEntries(counts.map((each) => [line(each), each.count]));
}
