import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { describe, expect, onTestFinished, test } from 'vitest';
import { appWithAppCheck } from '#test/fixtures/app-check-client.ts';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { startHost } from '#test/fixtures/running-host.ts';
import { startSmtpPeer } from '#test/fixtures/smtp-peer.ts';

const mailbox = 'office@agency.example';
const minute = 60_000;

// A machine that runs every test at once is slow.
const soon = { timeout: 60_000 };

describe('a message sent with the official SDK', () => {
  test('is kept, and both letters arrive at the mail server', async () => {
    const { peer, host, emailMessage } = await setUp();
    const { data } = await emailMessage(completeMessage);
    const [kept] = await host.store.messages.list();
    expect(data).toEqual({ id: kept?.id });
    expect(kept?.content).toEqual(completeMessage);

    await expect.poll(() => peer.letters, soon).toHaveLength(2);
    const recipients = peer.letters.flatMap(({ to }) => to).sort();
    expect(recipients).toEqual([mailbox, completeMessage.email]);
    const toAgency = peer.letters.find(({ to }) => to.includes(mailbox));
    expect(toAgency?.email.replyTo?.[0]).toMatchObject({ address: completeMessage.email });
    expect(toAgency?.email.text).toContain('Can you call on Monday?');
    await expect
      .poll(
        async () => (await host.store.messages.list())[0]?.letters.map(({ state }) => state),
        soon,
      )
      .toEqual(['sent', 'sent']);
  });

  test('twice is one message and one letter to each', async () => {
    const { peer, host, emailMessage } = await setUp();
    const first = await emailMessage(completeMessage);
    const second = await emailMessage(completeMessage);
    expect(second.data).toEqual(first.data);
    await expect.poll(() => peer.letters, soon).toHaveLength(2);
    host.advance(minute);
    await emailMessage({ ...completeMessage, message: 'Something else.' });
    await expect.poll(() => peer.letters, soon).toHaveLength(4);
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
  test('that is down loses nothing: the letters go out once it is back', async () => {
    const { peer, host, emailMessage } = await setUp();
    await peer.stop();
    await emailMessage(completeMessage);
    const attempts = async () =>
      (await host.store.messages.list())[0]?.letters.map((letter) => letter.attempts);
    await expect.poll(attempts, soon).toEqual([1, 1]);
    await expect.poll(() => host.log.sentences('warn'), soon).toHaveLength(2);
    host.advance(2 * minute);
    await expect.poll(attempts, soon).toEqual([2, 2]);
    await expect.poll(() => host.log.sentences('warn'), soon).toHaveLength(4);
    const ready: unknown = await (await fetch(`${host.origin}/readyz`)).json();
    expect(ready).toMatchObject({
      status: 'ready',
      oldestWaitingLetterSeconds: expect.any(Number),
    });

    await peer.comeBack();
    host.advance(3 * 24 * 60 * minute);
    await expect.poll(() => peer.letters, soon).toHaveLength(2);
    const ids = peer.letters.map(({ email }) => email.messageId);
    expect(new Set(ids).size).toBe(2);
  });

  test('that refuses the visitor’s mailbox has the receipt given up, and the letter to the agency sent', async () => {
    const { peer, host, emailMessage } = await setUp();
    peer.refuse(completeMessage.email, 550);
    await emailMessage(completeMessage);
    const states = async () =>
      (await host.store.messages.list())[0]?.letters.map(({ kind, state }) => `${kind} ${state}`);
    await expect.poll(states, soon).toEqual(['agency sent', 'receipt given-up']);
    expect(host.log.sentences('error')).toHaveLength(1);
  });

  test('that refuses the agency’s mailbox is tried on until that is put right', async () => {
    const { peer, host, emailMessage } = await setUp();
    peer.refuse(mailbox, 552);
    await emailMessage(completeMessage);
    await expect.poll(() => host.log.sentences('warn'), soon).toHaveLength(1);
    peer.refuse(mailbox);
    host.advance(2 * 60 * minute);
    await expect.poll(() => peer.letters.flatMap(({ to }) => to), soon).toContain(mailbox);
  });
});

async function setUp() {
  const peer = await startSmtpPeer();
  onTestFinished(() => peer.stop());
  const host = await startHost({ SMTP_URL: peer.url, MAIL_TO: `Office <${mailbox}>` });
  const functions = getFunctions(appWithAppCheck(host.origin), `${host.origin}/api`);
  return { peer, host, emailMessage: httpsCallable(functions, 'emailMessage') };
}
