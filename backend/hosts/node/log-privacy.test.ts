import { expect, onTestFinished, test } from 'vitest';
import { challengeAddress, tokenAddress } from '#contract/app-check.ts';
import { eventsAddress } from '#contract/event-batch.ts';
import { appCheckToken } from '#test/fixtures/app-check-client.ts';
import { anyMessage, hostileMessage } from '#test/fixtures/contact-messages.ts';
import { eventBatch } from '#test/fixtures/event-batches.ts';
import { startHost } from '#test/fixtures/running-host.ts';
import { startSmtpPeer } from '#test/fixtures/smtp-peer.ts';

const visitor = '203.0.113.77';

/** Each field contains a word that nothing else contains. */
const message = {
  ...anyMessage,
  name: `Zuzanna ${hostileMessage.name}`,
  email: 'zuzanna@kowal.example',
  phone: '+1 (303) 555-0199 ext. 4711',
  company: `Kowal & Daughters ${hostileMessage.company}`,
  message: `We knit hats. ${hostileMessage.message}`,
};

/** What a browser and a proxy send about the visitor. */
const aboutVisitor = {
  'x-forwarded-for': visitor,
  'user-agent': 'Zuzanna phone',
  referer: 'http://kowal.example/zuzanna',
  origin: 'http://kowal.example',
  cookie: 'name=Zuzanna',
};

test('no log line repeats what a visitor sent or who it was, at any address, well or not', async () => {
  const smtp = await startSmtpPeer();
  onTestFinished(() => smtp.stop());
  smtp.refuse(message.email, 550);
  const host = await startHost({ SMTP_URL: smtp.url, TRUST_PROXY: 'loopback' });
  const { origin, log, breakStore } = host;
  const { token } = await appCheckToken(origin, visitor);
  const json = { 'content-type': 'application/json' };
  const send = (path: string, body: string, headers: Record<string, string> = {}) =>
    fetch(origin + path, {
      method: 'POST',
      body,
      headers: { ...aboutVisitor, ...json, 'x-firebase-appcheck': token, ...headers },
    });
  const call = (data: unknown, headers?: Record<string, string>) =>
    send('/api/emailMessage', JSON.stringify({ data }), headers);
  const post = (fields: Record<string, string>) => host.post(fields, { ...aboutVisitor, origin });

  const sendEverything = async () => {
    await call(message);
    await call({ ...message, email: 'zuzanna' });
    await call({ '@type': 'Zuzanna', value: 'Kowal' });
    await call(message, { 'x-firebase-appcheck': 'Zuzanna.Kowal.4711' });
    await call(message, { 'content-type': 'text/Zuzanna' });
    await send('/api/emailMessage', JSON.stringify({ data: message }).slice(0, -9));
    await post({ ...message, message: 'We knit hats, by the plain form.' });
    await post({ ...message, phone: '' });
    await send('/api/contact', 'Zuzanna');
    await send(tokenAddress, '{"Zuzanna":');
    await send(tokenAddress, '{"challenge":"Zuzanna"}');
    const visit = { landing: '/Zuzanna', referrer: 'kowal.example', campaign: '4711' };
    await send(eventsAddress, JSON.stringify(eventBatch({ visit, reached: ['visited'] })));
    await send(eventsAddress, JSON.stringify({ Zuzanna: 'Kowal' }));
    for (const path of [`${challengeAddress}?Zuzanna`, '/api/Zuzanna?Kowal=4711', '/Zuzanna/%zz']) {
      await host.get(path, aboutVisitor);
    }
  };
  await sendEverything();
  await expect.poll(() => log.sentences('error').join()).toContain('notification given up');
  await smtp.stop();
  await post({ ...message, message: 'We knit hats, while mail is down.' });
  await expect.poll(() => log.sentences('warn').length).toBeGreaterThan(0);
  await breakStore();
  await sendEverything();

  expect(log.sentences('info')).toContain('answered');
  expect(log.sentences('error').join()).toContain('the store is unavailable');
  const text = log.text().toLowerCase();
  for (const secret of ['zuzanna', 'kowal', '4711', '0199', 'hats', 'evil', 'script', '203.0']) {
    expect(text).not.toContain(secret);
  }
  expect(text).not.toContain('127.0.0.1');
});
