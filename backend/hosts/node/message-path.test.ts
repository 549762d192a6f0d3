import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { describe, expect, onTestFinished, test } from 'vitest';
import { appWithAppCheck } from '#test/fixtures/app-check-client.ts';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { startHost } from '#test/fixtures/running-host.ts';
import { answering, startSmtpPeer } from '#test/fixtures/smtp-peer.ts';
import { startWebhookPeer } from '#test/fixtures/webhook-peer.ts';
import { nextDigest } from '../../contact/email-budget.ts';

const mailbox = 'office@agency.example';
const minute = 60_000;
const hour = 60 * minute;

describe('a message sent with the official SDK', () => {
  test('is stored, and both emails arrive at the mail server', async () => {
    const { peer, host, emailMessage } = await setUp();
    const { data } = await emailMessage(completeMessage);
    const [stored] = await host.store.messages.list();
    expect(data).toEqual({ id: stored?.id });
    expect(stored?.content).toEqual(completeMessage);

    await expect.poll(() => peer.emails).toHaveLength(2);
    const recipients = peer.emails.flatMap(({ to }) => to).sort();
    expect(recipients).toEqual([mailbox, completeMessage.email]);
    const toAgency = peer.emails.find(({ to }) => to.includes(mailbox));
    expect(toAgency?.email.replyTo?.[0]).toMatchObject({ address: completeMessage.email });
    expect(toAgency?.email.text).toContain('Can you call on Monday?');
    const states = async () =>
      (await host.store.messages.list())[0]?.notifications.map(({ state }) => state);
    await expect.poll(states).toEqual(['sent', 'sent']);
  });

  test('goes to the address of the functions emulator during development', async () => {
    const host = await startHost({}, Date.now(), { isEmulator: true });
    const functions = getFunctions(appWithAppCheck(host.origin));
    connectFunctionsEmulator(functions, '127.0.0.1', Number(new URL(host.origin).port));
    const { data } = await httpsCallable(functions, 'emailMessage')(completeMessage);
    expect(data).toEqual({ id: (await host.store.messages.list())[0]?.id });
  });
});

test('a mail server that is down delays the emails, and the server stays ready', async () => {
  const { peer, host, emailMessage } = await setUp();
  await peer.stop();
  await emailMessage(completeMessage);
  await expect.poll(() => host.log.sentences('warn')).toHaveLength(2);
  expect((await host.get('/readyz')).status).toBe(200);
  await peer.comeBack();
  host.advance(2 * minute);
  await expect.poll(() => peer.emails).toHaveLength(2);
});

test('confirmations to a slow mail server do not hold up an inquiry', async () => {
  const { peer, host } = await setUp({ TRUST_PROXY: 'loopback' });
  const isSlow = (address = '') => address.endsWith('@slow.example');
  peer.follow(({ address }) => (isSlow(address) ? 'stall' : 'go on'));
  for (let n = 1; n <= 8; n++) {
    const message = { ...completeMessage, email: `visitor${n}@slow.example` };
    await host.post(message, { 'x-forwarded-for': `10.${n}.0.1` });
  }
  await host.post(completeMessage, { 'x-forwarded-for': '10.9.0.1' });
  const visitors = () => peer.emails.map(({ email }) => email.replyTo?.[0]?.address);
  await expect.poll(visitors).toContain(completeMessage.email);
  await expect.poll(() => peer.emails).toHaveLength(9);
  await peer.stop();
});

test('a webhook is called for each message while the mail server stalls, without its address in the log', async () => {
  const webhook = await startWebhookPeer();
  const { peer, host, emailMessage } = await setUp({ WEBHOOK_URL: `${webhook.origin}/secret` });
  peer.follow(answering('greeting', 'stall'));
  for (const text of ['a', 'b', 'c']) await emailMessage({ ...completeMessage, message: text });
  await expect.poll(() => webhook.calls).toHaveLength(3);
  expect(host.log.text()).not.toContain('secret');
  await peer.stop();
});

test('a flood of plain forms is a few emails and one digest with every other name, at the full hour', async () => {
  const webhook = await startWebhookPeer();
  const settings = { INQUIRY_EMAILS_PER_HOUR: '6', TRUST_PROXY: 'loopback' };
  const own = { ...settings, WEBHOOK_URL: webhook.origin };
  const { peer, host, emailMessage } = await setUp(own, farFromDigest());
  const names = Array.from({ length: 12 }, (_, n) => `Visitor No. ${n}.`);
  for (const [n, name] of names.entries()) {
    const form = { ...completeMessage, name, email: `visitor${n}@shop.example` };
    expect((await host.post(form, { 'x-forwarded-for': `10.${n}.0.1` })).status).toBe(303);
  }
  const toAgency = () => peer.emails.filter(({ to }) => to.includes(mailbox));
  await expect.poll(toAgency).toHaveLength(2);
  await expect.poll(() => webhook.calls).toHaveLength(2);

  await emailMessage({ ...completeMessage, name: 'With a token' });
  await expect.poll(toAgency).toHaveLength(3);

  host.advance(hour);
  await expect.poll(toAgency).toHaveLength(4);
  const digest = toAgency().at(-1)?.email;
  expect(digest?.replyTo?.[0]?.address).toBe(mailbox);
  for (const name of names.slice(2)) expect(digest?.text).toContain(name);
  const inquiries = async () =>
    (await host.store.messages.list()).map(({ notifications: [first] }) => first);
  await expect
    .poll(async () => (await inquiries()).map((one) => one?.state))
    .toEqual(Array(13).fill('sent'));
  expect((await inquiries()).filter((one) => one?.kind === 'digest')).toHaveLength(10);
  expect(webhook.calls).toHaveLength(3);
});

/** A time at which no digest is due for a while. */
function farFromDigest(): number {
  const now = Date.now();
  return nextDigest(now) - now < 15 * minute ? nextDigest(now) + minute : now;
}

async function setUp(settings: Record<string, string> = {}, startsAt = Date.now()) {
  const peer = await startSmtpPeer();
  onTestFinished(() => peer.stop());
  const mail = { SMTP_URL: peer.url, MAIL_TO: `Office <${mailbox}>` };
  const host = await startHost({ ...mail, ...settings }, startsAt);
  const functions = getFunctions(appWithAppCheck(host.origin), `${host.origin}/api`);
  return { peer, host, emailMessage: httpsCallable(functions, 'emailMessage') };
}
