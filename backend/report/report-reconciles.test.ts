import { expect, test } from 'vitest';
import { z } from 'zod';
import { agencyDay } from '#backend/analytics/calendar.ts';
import { eventsAddress, type EventBatch } from '#contract/event-batch.ts';
import { appCheckToken } from '#test/fixtures/app-check-client.ts';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { browserName, eventBatch, logged, ownPageHeaders } from '#test/fixtures/event-batches.ts';
import { startHost, type RunningHost } from '#test/fixtures/running-host.ts';
import { notAttributed, type VisitsFrom } from './figures.ts';
import { reportPeriod } from './report-period.ts';
import { report } from './report.ts';

const timeZone = 'America/Denver';

test('reports as many messages as are stored, whatever browsers claim', async () => {
  const host = await startHost();
  const call = await caller(host);
  const visit = { landing: '/services', referrer: 'partner.example' };
  const reached = ['visited', 'opened-contact', 'started-form', 'sent-message'] as const;
  const claim = (...ids: readonly string[]) =>
    sendBatch(host, { visit, reached, events: ids.map((messageId) => ({ ...sent, messageId })) });

  // Three calls and two plain forms are stored; one of each is repeated.
  const ids = [await call('one'), await call('two'), await call('three'), await call('one')];
  expect(new Set(ids).size).toBe(3);
  for (const text of ['by form', 'by another form', 'by form']) {
    expect((await post(host, text)).status).toBe(303);
  }
  // Refused: without a token, and with a field missing.
  expect((await fetch(`${host.origin}/api/emailMessage`, callOf('no token', 'none'))).status).toBe(
    401,
  );
  expect((await post(host, ' ')).status).toBe(422);

  // Two visits claim their messages, one of them repeatedly.
  await claim(ids[0] ?? '');
  await claim(ids[1] ?? '');
  for (let times = 0; times < 2; times++) await claim(ids[0] ?? '', ids[3] ?? '');
  // Claims without an id, and of messages that do not exist.
  for (let times = 0; times < 2; times++) {
    await sendBatch(host, { visit, reached, events: [sent, sent] });
    await claim(crypto.randomUUID());
  }

  expect(await host.store.messages.list()).toHaveLength(5);
  const { steps, firstScreens, sources, events } = await figuresOf(host);
  expect(steps['sent-message']).toBe(5);
  expect(sentBy(firstScreens)).toEqual({ '/services': 2, [notAttributed]: 3 });
  // One subnet names no source.
  expect(sentBy(sources)).toEqual({ '(other)': 2, [notAttributed]: 3 });
  expect(events.find(({ name }) => name === 'contact_form_sent')?.count).toBe(2);

  // The count outlives the message.
  await host.store.messages.delete(ids[0] ?? '');
  const after = await figuresOf(host);
  expect(after.steps['sent-message']).toBe(5);
  expect(sentBy(after.sources)).toEqual({ '(other)': 2, [notAttributed]: 3 });
});

const stored = z.object({ result: z.object({ id: z.string() }) });

const sent = logged({ name: 'contact_form_sent', parameters: {} });

/** Sends messages as the form's script does, and returns their ids. */
async function caller({ origin }: RunningHost) {
  const { token } = await appCheckToken(origin);
  return async (text: string): Promise<string> => {
    const answer = await fetch(`${origin}/api/emailMessage`, callOf(text, token));
    expect(answer.status).toBe(200);
    return stored.parse(await answer.json()).result.id;
  };
}

function callOf(text: string, token: string): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-firebase-appcheck': token },
    body: JSON.stringify({ data: { ...completeMessage, message: text } }),
  };
}

function post({ origin }: RunningHost, message: string): Promise<Response> {
  const body = new URLSearchParams({ ...completeMessage, message });
  return fetch(`${origin}/api/contact`, { method: 'POST', redirect: 'manual', body });
}

async function sendBatch({ origin }: RunningHost, batch: Partial<EventBatch>): Promise<void> {
  const answer = await fetch(origin + eventsAddress, {
    method: 'POST',
    headers: { 'content-type': 'text/plain', 'user-agent': browserName, ...ownPageHeaders },
    body: JSON.stringify(eventBatch(batch)),
  });
  expect(answer.status).toBe(204);
}

async function figuresOf({ store }: RunningHost) {
  const today = agencyDay(timeZone)(Date.now());
  const request = { ...reportPeriod({ from: today }, today), site: 'Fourteener', timeZone, today };
  return (await report(store.dailyCounts, request)).figures;
}

function sentBy(rows: readonly VisitsFrom[]): Readonly<Record<string, number>> {
  const senders = rows.filter(({ steps }) => steps['sent-message'] > 0);
  return Object.fromEntries(senders.map(({ name, steps }) => [name, steps['sent-message']]));
}
