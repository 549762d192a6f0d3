import { describe, expect, onTestFinished, test } from 'vitest';
import { startSmtpPeer } from '#test/fixtures/smtp-peer.ts';
import type { Letter } from '../contact/ports.ts';
import { smtpMailer } from './smtp-mailer.ts';

const patience = new AbortController().signal;

describe('a letter over SMTP', () => {
  test('arrives as it was written', async () => {
    const { peer, mailer } = await setUp();
    expect(await mailer.send(letter, patience)).toEqual({ kind: 'sent' });
    expect(peer.letters).toHaveLength(1);
    expect(peer.letters[0]).toMatchObject({
      from: letter.from.address,
      to: [letter.to.address],
      email: { subject: letter.subject, to: [letter.to], replyTo: [letter.replyTo] },
    });
  });

  test('that the server will not have is refused', async () => {
    const { peer, mailer } = await setUp();
    peer.refuse(letter.to.address, 550);
    expect(await mailer.send(letter, patience)).toMatchObject({ kind: 'refused', code: '550' });
  });

  test('that the server will have later has failed for now', async () => {
    const { peer, mailer } = await setUp();
    peer.refuse(letter.to.address, 451);
    expect(await mailer.send(letter, patience)).toMatchObject({ kind: 'failed', code: '451' });
  });

  test('to a server that is down has failed for now, and goes through once it is up', async () => {
    const { peer, mailer } = await setUp();
    await peer.stop();
    expect(await mailer.send(letter, patience)).toMatchObject({ kind: 'failed' });
    const back = await startSmtpPeer(peer.port);
    onTestFinished(() => back.stop());
    expect(await mailer.send(letter, patience)).toEqual({ kind: 'sent' });
  });

  test('with a login that is not accepted has failed for now: the letter is not to blame', async () => {
    const peer = await startSmtpPeer(0, 'secret');
    onTestFinished(() => peer.stop());
    const login = (password: string) => smtpMailer(peer.url.replace('//', `//user:${password}@`));
    expect(await login('wrong').send(letter, patience)).toMatchObject({
      kind: 'failed',
      code: '535',
    });
    expect(await login('secret').send(letter, patience)).toEqual({ kind: 'sent' });
  });

  test('is broken off when it has to be', async () => {
    const { mailer } = await setUp();
    const outcome = await mailer.send(letter, AbortSignal.abort());
    expect(outcome).toMatchObject({ kind: 'failed', code: 'EABORT' });
  });
});

const letter: Letter = {
  id: 'letter-1',
  kind: 'agency',
  from: { name: 'Fourteener', address: 'website@fourteener.example' },
  to: { name: 'Office', address: 'office@fourteener.example' },
  replyTo: { name: 'Rosa “R” Medina, Jr.', address: 'rosa@shop.example' },
  subject: 'A subject with ümlauts',
  date: Date.UTC(2026, 10, 21),
  text: 'Text',
  html: '<p>HTML</p>',
};

async function setUp() {
  const peer = await startSmtpPeer();
  onTestFinished(() => peer.stop());
  return { peer, mailer: smtpMailer(peer.url) };
}
