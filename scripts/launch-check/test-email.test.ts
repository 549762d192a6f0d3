import { expect, onTestFinished, test } from 'vitest';
import { agencyContent } from '#backend/settings/agency-content.ts';
import { configFrom } from '#backend/settings/settings.ts';
import { startSmtpPeer } from '#test/fixtures/smtp-peer.ts';
import { testEmailProblems } from './test-email.ts';

const content = agencyContent();

test('the mailbox of the agency gets one email', async () => {
  const peer = await startSmtpPeer();
  onTestFinished(peer.stop);
  expect(await testEmailProblems(configFrom({ SMTP_URL: peer.url }), content)).toEqual([]);
  expect(peer.emails.map(({ to }) => to)).toEqual([[content.agency.email]]);
});

test('explains that the mail server refuses the mailbox', async () => {
  const peer = await startSmtpPeer();
  onTestFinished(peer.stop);
  peer.refuse(content.agency.email, 550);
  const problems = await testEmailProblems(configFrom({ SMTP_URL: peer.url }), content);
  expect(problems).toEqual([expect.stringMatching(/^SMTP_URL: .* did not take .*550/)]);
});

test('asks for a mail server where there is none', async () => {
  expect(await testEmailProblems(configFrom({}), content)).toEqual([
    expect.stringMatching(/^SMTP_URL: is not set/),
  ]);
});
