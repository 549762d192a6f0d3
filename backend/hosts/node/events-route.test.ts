import { describe, expect, test } from 'vitest';
import { eventsAddress, eventsAddresses, type EventBatch } from '#contract/event-batch.ts';
import { otherNames } from '#backend/analytics/bounded-names.ts';
import { claimPeriod } from '#backend/analytics/event-counter.ts';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import {
  browserName,
  eventBatch,
  logged,
  ownPageHeaders,
  screenView,
} from '#test/fixtures/event-batches.ts';
import { startHost, type RunningHost } from '#test/fixtures/running-host.ts';

describe('events', () => {
  test('are counted by the time they are answered', async () => {
    const host = await startHost();
    const answer = await send(host, visitOfTwoScreens);
    expect([answer.status, await answer.text()]).toEqual([204, '']);
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
  });

  test.each(eventsAddresses)('are counted at %s', async (address) => {
    const host = await startHost();
    expect((await send(host, visitOfTwoScreens, {}, address)).status).toBe(204);
    expect(await countsOf(host)).toMatchObject({ 'event: screen_view |': 2 });
    expect(host.log.lines()).toEqual([]);
  });

  test('of crawlers, and of programs without a name, are counted apart', async () => {
    const host = await startHost();
    for (const agent of ['Mozilla/5.0 (compatible; Googlebot/2.1)', 'curl/8.5.0', '']) {
      expect((await send(host, visitOfTwoScreens, { 'user-agent': agent })).status).toBe(204);
    }
    expect(await countsOf(host)).toEqual({ 'crawler:  |': 6 });
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
  batch: EventBatch,
  headers: Record<string, string> = {},
  address = eventsAddress,
): Promise<Response> {
  const always = { 'content-type': 'application/json', 'user-agent': browserName };
  return fetch(origin + address, {
    method: 'POST',
    headers: { ...always, ...ownPageHeaders, ...headers },
    body: JSON.stringify(batch),
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
