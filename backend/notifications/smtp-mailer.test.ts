import { setTimeout } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { localCertificate } from '#test/fixtures/local-certificate.ts';
import { startSmtpPeer, type SmtpPeer } from '#test/fixtures/smtp-peer.ts';
import { answering, greylisting } from '#test/fixtures/smtp-script.ts';
import type { Notification } from './mailer.ts';
import { smtpMailer, smtpTimeouts } from './smtp-mailer.ts';

const patience = new AbortController().signal;

describe('a notification over SMTP', () => {
  test('arrives as it was written', async () => {
    const { peer, mailer } = await setUp();
    expect(await mailer.send(notification, patience)).toEqual({ kind: 'sent' });
    expect(peer.notifications).toHaveLength(1);
    expect(peer.notifications[0]).toMatchObject({
      from: notification.from.address,
      to: [notification.to.address],
      email: {
        subject: notification.subject,
        to: [notification.to],
        replyTo: [notification.replyTo],
      },
    });
  });

  test('that the server will not have is refused', async () => {
    const { peer, mailer } = await setUp();
    peer.refuse(notification.to.address, 550);
    expect(await mailer.send(notification, patience)).toMatchObject({
      kind: 'refused',
      code: '550',
    });
  });

  test('that the server will have later has failed for now', async () => {
    const { peer, mailer } = await setUp();
    peer.refuse(notification.to.address, 451);
    expect(await mailer.send(notification, patience)).toMatchObject({
      kind: 'failed',
      code: '451',
    });
  });

  test('to a server that is down has failed for now, and goes through once it is up', async () => {
    const { peer, mailer } = await setUp();
    await peer.stop();
    expect(await mailer.send(notification, patience)).toMatchObject({ kind: 'failed' });
    await peer.comeBack();
    expect(await mailer.send(notification, patience)).toEqual({ kind: 'sent' });
  });

  test('with a login that is not accepted has failed for now: the notification is not to blame', async () => {
    const peer = await startSmtpPeer(0, { password: 'secret' });
    onTestFinished(() => peer.stop());
    const login = (password: string) => smtpMailer(withLogin(peer, password));
    expect(await login('wrong').send(notification, patience)).toMatchObject({
      kind: 'failed',
      code: '535',
    });
    expect(await login('secret').send(notification, patience)).toEqual({ kind: 'sent' });
  });

  test('is the same notification at each try of a server that greylists', async () => {
    const { peer, mailer } = await setUp();
    peer.follow(greylisting(2));
    for (const outcome of ['failed', 'failed', 'sent']) {
      expect(await mailer.send(notification, patience)).toMatchObject({ kind: outcome });
    }
    expect(peer.notifications.map(({ email }) => email.messageId)).toEqual([
      '<notification-1@fourteener.example>',
    ]);
  });

  test.each([
    ['recipient', 451, 'failed'],
    ['recipient', 550, 'refused'],
    ['message', 451, 'failed'],
    // What spam filters say once they have read a notification.
    ['message', 554, 'refused'],
    // No word about this notification: the server will have none, or none from us.
    ['greeting', 421, 'failed'],
    ['greeting', 554, 'failed'],
    ['sender', 550, 'failed'],
  ] as const)('that is answered at the %s with %i has %s', async (moment, reply, kind) => {
    const { peer, mailer } = await setUp();
    peer.follow(answering(moment, { reply }, 1));
    expect(await mailer.send(notification, patience)).toMatchObject({ kind, code: String(reply) });
    expect(await mailer.send(notification, patience)).toEqual({ kind: 'sent' });
  });

  test.each(['greeting', 'sender', 'recipient', 'body', 'message'] as const)(
    'that is cut off at the %s has failed for now, and nothing is kept',
    async (moment) => {
      const { peer, mailer } = await setUp();
      peer.follow(answering(moment, 'drop', 1));
      expect(await mailer.send(notification, patience)).toMatchObject({ kind: 'failed' });
      expect(peer.notifications).toEqual([]);
      expect(await mailer.send(notification, patience)).toEqual({ kind: 'sent' });
    },
  );

  test('that is kept without a word has failed for all we know, and is known by its id again', async () => {
    const { peer, mailer } = await setUp();
    peer.follow(answering('kept', 'drop', 1));
    expect(await mailer.send(notification, patience)).toMatchObject({ kind: 'failed' });
    expect(await mailer.send(notification, patience)).toEqual({ kind: 'sent' });
    const ids = peer.notifications.map(({ email }) => email.messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  test.each(['greeting', 'recipient', 'message'] as const)(
    'is not waited for beyond its time when the server stalls at the %s',
    async (moment) => {
      const { peer, mailer } = await setUp();
      const time = new AbortController();
      peer.follow((turn) => {
        if (turn.moment !== moment) return 'go on';
        time.abort();
        return 'stall';
      });
      expect(await mailer.send(notification, time.signal)).toMatchObject({ kind: 'failed' });
    },
  );

  test('arrives once at a server that keeps it first and answers late', async () => {
    const { peer } = await setUp();
    peer.follow(({ moment }) => (moment === 'greeting' ? 'go on' : setTimeout(100, 'go on')));
    const mailer = smtpMailer(new URL(peer.url), { ...smtpTimeouts, socketTimeout: 30_000 });
    expect(await mailer.send(notification, patience)).toEqual({ kind: 'sent' });
    expect(peer.notifications).toHaveLength(1);
  });

  test.each(['recipient', 'body', 'message', 'kept'] as const)(
    'has failed for now where the server is silent at the %s for longer than that',
    async (moment) => {
      const { peer } = await setUp();
      peer.follow(answering(moment, 'stall', 1));
      const hasty = smtpMailer(new URL(peer.url), { ...smtpTimeouts, socketTimeout: 300 });
      expect(await hasty.send(notification, patience)).toMatchObject({ kind: 'failed' });
      expect(peer.notifications).toHaveLength(moment === 'kept' ? 1 : 0);
    },
  );

  test('is waited for as long as RFC 5321 4.5.3.2.6 asks: ten minutes', () => {
    expect(smtpTimeouts.socketTimeout).toBeGreaterThanOrEqual(10 * 60_000);
  });

  test('arrives at a server that takes its time to greet', async () => {
    const { peer, mailer } = await setUp();
    const greeting = Promise.withResolvers<'go on'>();
    peer.follow(({ moment }) => (moment === 'greeting' ? greeting.promise : 'go on'));
    const sending = mailer.send(notification, patience);
    await expect.poll(peer.connections, { timeout: 60_000 }).toBe(1);
    greeting.resolve('go on');
    expect(await sending).toEqual({ kind: 'sent' });
  });

  test('goes out once nodemailer can be loaded, where it could not be before', async () => {
    const { peer, mailer } = await setUp();
    vi.doMock('nodemailer', () => {
      throw new Error('too many open files');
    });
    await expect(mailer.send(notification, patience)).rejects.toThrow();
    vi.doUnmock('nodemailer');
    expect(await mailer.send(notification, patience)).toEqual({ kind: 'sent' });
    expect(peer.notifications).toHaveLength(1);
  });

  test('does not go to a server whose TLS cannot be trusted, and is not to blame', async () => {
    const peer = await startSmtpPeer(0, { offersTls: true });
    onTestFinished(() => peer.stop());
    const outcome = await smtpMailer(new URL(`${peer.url}?tls=required`)).send(
      notification,
      patience,
    );
    // Sending in the clear is no remedy for a certificate: the problem does not suggest it.
    expect(outcome).toMatchObject({ kind: 'failed' });
    expect(outcome).not.toMatchObject({ problem: expect.stringContaining('tls=optional') });
    expect(peer.notifications).toEqual([]);
  });

  test('goes through TLS with a login where the server offers it', async () => {
    const certificate = localCertificate;
    const peer = await startSmtpPeer(0, { password: 'secret', offersTls: true, certificate });
    onTestFinished(() => peer.stop());
    const trusted = getCACertificates();
    setDefaultCACertificates([...trusted, certificate.cert]);
    onTestFinished(() => setDefaultCACertificates(trusted));
    const url = withLogin(peer, 'secret', '?tls=required');
    expect(await smtpMailer(url).send(notification, patience)).toEqual({ kind: 'sent' });
    expect(peer.notifications).toMatchObject([{ isEncrypted: true }]);
  });

  test.each([
    ['0.0.0.0', '', 'which is no loopback name'],
    ['127.0.0.1', '?tls=required', 'whose URL requires TLS'],
  ])('does not go to %s%s without TLS, and neither does the password', async (host, query) => {
    const peer = await startSmtpPeer(0, { password: 'secret' });
    onTestFinished(() => peer.stop());
    const moments: string[] = [];
    peer.follow(({ moment }) => {
      moments.push(moment);
      return 'go on';
    });
    // By the name 0.0.0.0 Linux reaches this machine, as by the name of another.
    const url = withLogin(peer, 'secret', query);
    url.hostname = host;
    const outcome = await smtpMailer(url).send(notification, patience);
    expect(outcome).toMatchObject({ kind: 'failed', problem: expect.stringContaining('SMTP_URL') });
    expect(moments).toEqual(['greeting']);

    url.search = '?tls=optional';
    expect(await smtpMailer(url).send(notification, patience)).toEqual({ kind: 'sent' });
    expect(moments).toContain('login');
  });

  test('is broken off when it has to be', async () => {
    const { mailer } = await setUp();
    const outcome = await mailer.send(notification, AbortSignal.abort());
    expect(outcome).toMatchObject({ kind: 'failed', code: 'EABORT' });
  });
});

const notification: Notification = {
  id: 'notification-1',
  kind: 'inquiry',
  from: { name: 'Fourteener', address: 'website@fourteener.example' },
  to: { name: 'Office', address: 'office@fourteener.example' },
  replyTo: { name: 'Rosa “R” Medina, Jr.', address: 'rosa@shop.example' },
  subject: 'A subject with ümlauts',
  date: Date.UTC(2026, 10, 21),
  text: 'Text',
  html: '<p>HTML</p>',
};

function withLogin(peer: SmtpPeer, password: string, query = ''): URL {
  return new URL(`${peer.url.replace('//', `//user:${password}@`)}${query}`);
}

async function setUp() {
  const peer = await startSmtpPeer();
  onTestFinished(() => peer.stop());
  return { peer, mailer: smtpMailer(new URL(peer.url)) };
}
