import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { describe, expect, onTestFinished, test } from 'vitest';
import { email } from '#test/fixtures/email.ts';
import { localCertificate } from '#test/fixtures/local-certificate.ts';
import { answering, type SmtpPeer, startSmtpPeer } from '#test/fixtures/smtp-peer.ts';
import { smtpServer } from '../settings/smtp-url.ts';
import { smtpMailer } from './smtp-mailer.ts';

const { signal } = new AbortController();

describe('an email over SMTP', () => {
  test('arrives as it was written', async () => {
    const { peer, mailer } = await setUp();
    expect(await mailer.send(email, signal)).toEqual({ kind: 'sent' });
    const { subject, from, to, replyTo } = email;
    expect(peer.emails).toMatchObject([
      { from: from.address, to: [to.address], email: { subject, to: [to], replyTo: [replyTo] } },
    ]);
  });

  test.each([
    ['recipient', 451, 'failed'],
    ['recipient', 550, 'refused'],
    // What spam filters answer after an email.
    ['message', 554, 'refused'],
    // Not about this email: the server accepts none, or none from us.
    ['greeting', 554, 'failed'],
    ['sender', 550, 'failed'],
  ] as const)('that is answered at the %s with %i has %s', async (moment, reply, kind) => {
    const { peer, mailer } = await setUp();
    peer.follow(answering(moment, { reply }, 1));
    expect(await mailer.send(email, signal)).toMatchObject({ kind, code: String(reply) });
    expect(await mailer.send(email, signal)).toEqual({ kind: 'sent' });
  });

  test.each([
    ['recipient', 1],
    // Accepted but not answered: it is sent again, with the same Message-ID.
    ['stored', 2],
  ] as const)(
    'that is cut off at %s has failed, and %i arrive in the end',
    async (moment, arrived) => {
      const { peer, mailer } = await setUp();
      peer.follow(answering(moment, 'drop', 1));
      expect(await mailer.send(email, signal)).toMatchObject({ kind: 'failed' });
      expect(await mailer.send(email, signal)).toEqual({ kind: 'sent' });
      const ids = peer.emails.map(({ email: { messageId } }) => messageId);
      expect(ids).toEqual(Array(arrived).fill('<notification-1@fourteener.example>'));
    },
  );

  test('has failed when it is aborted while the server stalls', async () => {
    const { peer, mailer } = await setUp();
    const time = new AbortController();
    peer.follow((turn) => {
      if (turn.moment !== 'recipient') return 'go on';
      time.abort();
      return 'stall';
    });
    expect(await mailer.send(email, time.signal)).toMatchObject({ kind: 'failed' });
  });

  test('has failed, not been refused, when the login is wrong', async () => {
    const peer = await startPeer({ password: 'secret' });
    const mailer = smtpMailer(smtpServer(withLogin(peer, 'wrong').href));
    expect(await mailer.send(email, signal)).toMatchObject({ kind: 'failed', code: '535' });
  });
});

describe('TLS', () => {
  test('protects the login where the server offers it', async () => {
    const peer = await startPeer({
      ...{ password: 'secret', offersTls: true, certificate: localCertificate },
    });
    const trusted = getCACertificates();
    setDefaultCACertificates([...trusted, localCertificate.cert]);
    onTestFinished(() => setDefaultCACertificates(trusted));
    const mailer = smtpMailer(smtpServer(withLogin(peer, 'secret', '?tls=required').href));
    expect(await mailer.send(email, signal)).toEqual({ kind: 'sent' });
    expect(peer.emails).toMatchObject([{ isEncrypted: true }]);
  });

  test('with an untrusted certificate fails, and no remedy in the clear is suggested', async () => {
    const peer = await startPeer({ offersTls: true });
    const outcome = await smtpMailer(smtpServer(`${peer.url}?tls=required`)).send(email, signal);
    expect(outcome).toMatchObject({ kind: 'failed' });
    expect(JSON.stringify(outcome)).not.toContain('tls=optional');
    expect(peer.emails).toEqual([]);
  });

  test.each([
    // Linux reaches this machine by it, but it is no loopback name.
    ['0.0.0.0', ''],
    ['127.0.0.1', '?tls=required'],
  ])('is required at %s%s: without it neither password nor email is sent', async (host, query) => {
    const peer = await startPeer({ password: 'secret' });
    const moments: string[] = [];
    peer.follow(({ moment }) => {
      moments.push(moment);
      return 'go on';
    });
    const url = withLogin(peer, 'secret', query);
    url.hostname = host;
    const outcome = await smtpMailer(smtpServer(url.href)).send(email, signal);
    expect(outcome).toMatchObject({ kind: 'failed', problem: expect.stringContaining('SMTP_URL') });
    expect(moments).toEqual(['greeting']);

    url.search = '?tls=optional';
    expect(await smtpMailer(smtpServer(url.href)).send(email, signal)).toEqual({ kind: 'sent' });
  });
});

function withLogin(peer: SmtpPeer, password: string, query = ''): URL {
  return new URL(`${peer.url.replace('//', `//user:${password}@`)}${query}`);
}

async function startPeer(options?: Parameters<typeof startSmtpPeer>[0]): Promise<SmtpPeer> {
  const peer = await startSmtpPeer(options);
  onTestFinished(() => peer.stop());
  return peer;
}

async function setUp() {
  const peer = await startPeer();
  return { peer, mailer: smtpMailer(smtpServer(peer.url)) };
}
