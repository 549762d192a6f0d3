import { setTimeout as sleep } from 'node:timers/promises';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { describe, expect, onTestFinished, test } from 'vitest';
import { appWithAppCheck } from '#test/fixtures/app-check-client.ts';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { startHost } from '#test/fixtures/running-host.ts';
import { startSmtpPeer } from '#test/fixtures/smtp-peer.ts';
import { answering, greylisting } from '#test/fixtures/smtp-script.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { startWebhookPeer } from '#test/fixtures/webhook-peer.ts';
import type { NewMessage } from '../../contact/message-store.ts';
import { openSqliteStore } from '../../store/open-sqlite-store.ts';
import { databaseFile } from '../open-store.ts';

const mailbox = 'office@agency.example';
const minute = 60_000;
const day = 24 * 60 * minute;

// A machine that runs every test at once is slow.
const soon = { timeout: 60_000 };

describe('a message sent with the official SDK', () => {
  test('is kept, and both notifications arrive at the mail server', async () => {
    const { peer, host, emailMessage } = await setUp();
    const { data } = await emailMessage(completeMessage);
    const [kept] = await host.store.messages.list();
    expect(data).toEqual({ id: kept?.id });
    expect(kept?.content).toEqual(completeMessage);

    await expect.poll(() => peer.notifications, soon).toHaveLength(2);
    const recipients = peer.notifications.flatMap(({ to }) => to).sort();
    expect(recipients).toEqual([mailbox, completeMessage.email]);
    const toAgency = peer.notifications.find(({ to }) => to.includes(mailbox));
    expect(toAgency?.email.replyTo?.[0]).toMatchObject({ address: completeMessage.email });
    expect(toAgency?.email.text).toContain('Can you call on Monday?');
    await expect
      .poll(
        async () => (await host.store.messages.list())[0]?.notifications.map(({ state }) => state),
        soon,
      )
      .toEqual(['sent', 'sent']);
  });

  test('twice is one message and one notification to each', async () => {
    const { peer, host, emailMessage } = await setUp();
    const first = await emailMessage(completeMessage);
    const second = await emailMessage(completeMessage);
    expect(second.data).toEqual(first.data);
    await expect.poll(() => peer.notifications, soon).toHaveLength(2);
    host.advance(minute);
    await emailMessage({ ...completeMessage, message: 'Something else.' });
    // Only the first message of a client in ten minutes is confirmed.
    await expect.poll(() => peer.notifications, soon).toHaveLength(3);
  });

  test('with problems comes back with a sentence for each field', async () => {
    const { emailMessage } = await setUp();
    await expect(
      emailMessage({ ...completeMessage, email: 'nobody', phone: '' }),
    ).rejects.toMatchObject({
      code: 'functions/invalid-argument',
      details: { fields: { email: expect.any(String), phone: expect.any(String) } },
    });
  });

  test('while developing goes to port 5001 and the name of the project', async () => {
    const { host } = await setUp();
    const functions = getFunctions(appWithAppCheck(host.origin));
    connectFunctionsEmulator(functions, '127.0.0.1', Number(new URL(host.origin).port));
    const { data } = await httpsCallable(functions, 'emailMessage')(completeMessage);
    expect(data).toEqual({ id: (await host.store.messages.list())[0]?.id });
  });
});

describe('a mail server', () => {
  test('that is down loses nothing: the notifications go out once it is back', async () => {
    const { peer, host, emailMessage } = await setUp();
    await peer.stop();
    await emailMessage(completeMessage);
    const attempts = async () =>
      (await host.store.messages.list())[0]?.notifications.map(
        (notification) => notification.attempts,
      );
    await expect.poll(attempts, soon).toEqual([1, 1]);
    await expect.poll(() => host.log.sentences('warn'), soon).toHaveLength(2);
    host.advance(2 * minute);
    await expect.poll(attempts, soon).toEqual([2, 2]);
    await expect.poll(() => host.log.sentences('warn'), soon).toHaveLength(4);
    expect((await fetch(`${host.origin}/readyz`)).status).toBe(200);

    for (const tries of [3, 4, 5]) {
      host.advance(day);
      await expect.poll(attempts, soon).toEqual([tries, tries]);
      await expect.poll(() => host.log.sentences('warn'), soon).toHaveLength(2 * tries);
    }
    await peer.comeBack();
    host.advance(day);
    await expect.poll(() => peer.notifications, soon).toHaveLength(2);
    const ids = peer.notifications.map(({ email }) => email.messageId);
    expect(new Set(ids).size).toBe(2);
  });

  test('that is slow when the host is told to stop has the notifications under way, and none after them', async () => {
    const { peer, host, emailMessage } = await setUp();
    peer.follow(({ moment }) => (moment === 'message' ? sleep(300, 'go on') : 'go on'));
    await emailMessage(completeMessage);
    await expect.poll(() => peer.connections(), soon).toBeGreaterThan(0);
    await host.contact.stopWorkers();
    // Requests under way are answered meanwhile: what they bring is kept for the next start.
    await emailMessage({ ...completeMessage, message: 'Sent while the server stops.' });
    // Several rounds of the host.
    await sleep(300);
    const [late, first] = await host.store.messages.list();
    expect(first?.notifications.map(({ state }) => state)).toEqual(['sent', 'sent']);
    expect(late?.notifications.map(({ state }) => state)).toEqual(['waiting']);
    expect(peer.notifications).toHaveLength(2);
  });

  test('that greylists has each notification at a later try, once', async () => {
    const { peer, host, emailMessage } = await setUp();
    peer.follow(greylisting(2));
    await emailMessage(completeMessage);
    for (const tries of [2, 4]) {
      await expect.poll(() => host.log.sentences('warn'), soon).toHaveLength(tries);
      host.advance(5 * minute);
    }
    await expect.poll(() => peer.notifications, soon).toHaveLength(2);
    const sent = () =>
      host.log.sentences('info').filter((sentence) => sentence === 'notification sent');
    await expect.poll(sent, soon).toHaveLength(2);
  });

  test('that has a clock set back by a year beside it still sends every notification', async () => {
    const { peer, host, emailMessage } = await setUp();
    await peer.stop();
    await emailMessage(completeMessage);
    await expect.poll(() => host.log.sentences('warn'), soon).toHaveLength(2);
    await peer.comeBack();
    host.advance(-365 * day);
    await expect.poll(() => peer.notifications, soon).toHaveLength(2);
  });

  test('that refuses the visitor’s mailbox has the confirmation given up, and the notification to the agency sent', async () => {
    const { peer, host, emailMessage } = await setUp();
    peer.refuse(completeMessage.email, 550);
    await emailMessage(completeMessage);
    const states = async () =>
      (await host.store.messages.list())[0]?.notifications.map(
        ({ kind, state }) => `${kind} ${state}`,
      );
    await expect.poll(states, soon).toEqual(['inquiry sent', 'confirmation given-up']);
    expect(host.log.sentences('error')).toHaveLength(1);
  });

  test('that refuses the agency’s mailbox is tried on until that is put right', async () => {
    const { peer, host, emailMessage } = await setUp();
    peer.refuse(mailbox, 552);
    await emailMessage(completeMessage);
    await expect.poll(() => host.log.sentences('warn'), soon).toHaveLength(1);
    peer.refuse(mailbox);
    host.advance(2 * 60 * minute);
    await expect.poll(() => peer.notifications.flatMap(({ to }) => to), soon).toContain(mailbox);
  });
});

test('a start says that notifications were given up before it', async () => {
  const folder = await temporaryFolder();
  const store = await openSqliteStore(databaseFile({ dataDir: folder }));
  await store.messages.save(messageWith({ id: 'l1', kind: 'inquiry' }));
  await store.notifications.recordGivenUp('l1', 'no such mailbox');
  await store.close();
  const { host } = await setUp({ DATA_DIR: folder });
  await expect.poll(() => host.log.sentences('warn'), soon).toHaveLength(1);
  expect(host.log.text()).toContain('"notificationsGivenUp":1');
});

describe('a webhook', () => {
  test('is called for each message, while a mail server that stalls holds up none but its notifications', async () => {
    const webhook = await startWebhookPeer();
    const { peer, host, emailMessage } = await setUp({ WEBHOOK_URL: `${webhook.origin}/secret` });
    peer.follow(answering('greeting', 'stall'));
    for (const words of ['a', 'b', 'c', 'd', 'e']) {
      await emailMessage({ ...completeMessage, message: words });
    }
    await expect.poll(() => webhook.calls, soon).toHaveLength(5);
    expect(host.log.text()).not.toContain('secret');
    await peer.stop();
  });

  test('that stalls holds up no notification', async () => {
    const webhook = await startWebhookPeer();
    webhook.answerBy();
    const { peer, emailMessage } = await setUp({ WEBHOOK_URL: webhook.origin });
    for (const words of ['a', 'b', 'c', 'd', 'e']) {
      await emailMessage({ ...completeMessage, message: words });
    }
    const told = () => peer.notifications.filter(({ to }) => to.includes(mailbox));
    await expect.poll(told, soon).toHaveLength(5);
    webhook.hangUp();
  });

  test('that is down is called again, with the same key, once it is back', async () => {
    const webhook = await startWebhookPeer();
    const { host, emailMessage } = await setUp({ WEBHOOK_URL: webhook.origin });
    webhook.answerBy((response) => response.writeHead(503).end());
    await emailMessage(completeMessage);
    await expect.poll(() => host.log.sentences('warn'), soon).toHaveLength(1);
    webhook.answerBy((response) => response.end());
    host.advance(2 * minute);
    await expect.poll(() => webhook.calls, soon).toHaveLength(2);
    const keys = webhook.calls.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toBe(keys[1]);
  });

  test('that is taken out of the settings has what waits for it given up, and says why', async () => {
    const { host } = await setUp();
    await host.store.messages.save(messageWith({ id: 'w1', kind: 'webhook' }));
    const notification = async () => (await host.store.messages.get('m1'))?.notifications[0];
    await expect
      .poll(notification, soon)
      .toMatchObject({ state: 'given-up', lastProblem: 'WEBHOOK_URL is not set any more' });
  });
});

function messageWith(notification: NewMessage['notifications'][number]): NewMessage {
  return {
    id: 'm1',
    receivedAt: Date.now(),
    page: undefined,
    content: completeMessage,
    spamSigns: [],
    contentKey: 'key',
    duplicatesAfter: 0,
    confirmation: { mailbox: completeMessage.email, limits: [] },
    notifications: [notification],
  };
}

async function setUp(settings: Record<string, string> = {}) {
  const peer = await startSmtpPeer();
  onTestFinished(() => peer.stop());
  const host = await startHost({ SMTP_URL: peer.url, MAIL_TO: `Office <${mailbox}>`, ...settings });
  const functions = getFunctions(appWithAppCheck(host.origin), `${host.origin}/api`);
  return { peer, host, emailMessage: httpsCallable(functions, 'emailMessage') };
}
