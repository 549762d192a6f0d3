import { getFunctions, httpsCallable } from 'firebase/functions';
import { parse } from 'node-html-parser';
import { expect, onTestFinished, test, vi } from 'vitest';
import { appWithAppCheck } from '#test/fixtures/app-check-client.ts';
import { messageWithExtraFields as message } from '#test/fixtures/content-with-extra-fields.ts';
import { startHost } from '#test/fixtures/running-host.ts';
import { startSmtpPeer } from '#test/fixtures/smtp-peer.ts';

vi.mock(
  '#contract/content/content-folder.ts',
  () => import('#test/fixtures/folder-with-extra-fields.ts'),
);

test('the fields of the agency reach its mailbox, and the confirmation has none of them', async () => {
  const peer = await startSmtpPeer();
  onTestFinished(() => peer.stop());
  const host = await startHost({ SMTP_URL: peer.url, MAIL_TO: 'office@agency.example' });
  const functions = getFunctions(appWithAppCheck(host.origin), `${host.origin}/api`);
  await httpsCallable(functions, 'emailMessage')(message);
  expect((await host.store.messages.list())[0]?.content).toEqual(message);
  await expect.poll(() => peer.emails, { timeout: 60_000 }).toHaveLength(2);
  for (const { to, email } of peer.emails) {
    const isInquiry = to.includes('office@agency.example');
    expect(email.text?.includes(message.budget)).toBe(isInquiry);
    expect(email.html?.includes('Website of your shop')).toBe(isInquiry);
  }
});

test('a choice that is not in the list is a problem of that field', async () => {
  const host = await startHost();
  const functions = getFunctions(appWithAppCheck(host.origin), `${host.origin}/api`);
  const call = httpsCallable(functions, 'emailMessage')({ ...message, budget: 'Nothing' });
  await expect(call).rejects.toMatchObject({
    code: 'functions/invalid-argument',
    details: { fields: { budget: expect.any(String) } },
  });
});

test('a plain form is stored, or comes back with what was chosen and the problems', async () => {
  const host = await startHost();
  const answer = await host.post({ ...message, details: ' ', 'found-us': 'A rumor' });
  expect(answer.status).toBe(422);
  const page = parse(await answer.text());
  const chosen = page.querySelectorAll('option[selected]');
  expect(chosen.map((option) => option.getAttribute('value'))).toEqual([message.budget]);
  expect(page.querySelector('[name="website"]')?.getAttribute('value')).toBe(message.website);
  const wrong = page
    .querySelectorAll('[aria-invalid]')
    .map((control) => control.getAttribute('name'));
  expect(wrong).toEqual(['found-us', 'details']);

  expect((await host.post(message)).status).toBe(303);
  expect((await host.store.messages.list())[0]?.content).toEqual(message);
});
