import { expect, onTestFinished, test } from 'vitest';
import { challengeAddress, tokenAddress } from '#contract/app-check.ts';
import { eventsAddress } from '#contract/event-batch.ts';
import { appCheckToken } from '#test/fixtures/app-check-client.ts';
import { hostileMessage } from '#test/fixtures/contact-messages.ts';
import { startAskedHost } from '#test/fixtures/asked-host.ts';
import { eventBatch } from '#test/fixtures/event-batches.ts';
import { startSmtpPeer } from '#test/fixtures/smtp-peer.ts';
import type { RecordedLog } from '#test/fixtures/recorded-log.ts';

const visitor = '203.0.113.77';

/** Every field is told by a word of its own. */
const message = {
  name: `Zuzanna ${hostileMessage.name}`,
  email: 'zuzanna@kowal.example',
  phone: '+1 (303) 555-0199 ext. 4711',
  company: `Kowal & Daughters ${hostileMessage.company}`,
  message: `We knit hats. ${hostileMessage.message}`,
};

// A machine that runs every test at once is slow.
const soon = { timeout: 60_000 };

test('whatever comes through whichever door, well or not, the log tells nothing of who sent it', async () => {
  const smtp = await startSmtpPeer();
  onTestFinished(() => smtp.stop());
  smtp.refuse(message.email, 550);
  const host = await startAskedHost({ SMTP_URL: smtp.url, TRUST_PROXY: 'loopback' });
  const { origin, log, breakStore } = host;
  const { token } = await appCheckToken(origin, visitor);

  const call = (body: string, more: Record<string, string> = {}) =>
    fetch(`${origin}/api/emailMessage`, {
      method: 'POST',
      headers: {
        ...told,
        'content-type': 'application/json',
        'x-firebase-appcheck': token,
        ...more,
      },
      body,
    });
  const post = (fields: Record<string, string>) => host.post(fields, { ...told, origin });
  const ask = (path: string) => fetch(origin + path, { headers: told });
  const send = (path: string, body: string) =>
    fetch(origin + path, { method: 'POST', body, headers: { ...told, ...json } });
  const json = { 'content-type': 'application/json' };

  const everyDoor = async () => {
    await call(JSON.stringify({ data: message }));
    await call(JSON.stringify({ data: { ...message, email: 'zuzanna' } }));
    await call(JSON.stringify({ data: { '@type': 'Zuzanna', value: 'Kowal' } }));
    await call(JSON.stringify({ data: message }).slice(0, -9));
    await call(JSON.stringify({ data: message }), { 'x-firebase-appcheck': 'Zuzanna.Kowal.4711' });
    await call('Zuzanna', { 'content-type': 'text/Zuzanna' });
    await post({ ...message, message: 'We knit hats, by the plain form.' });
    await post({ ...message, phone: '' });
    await send('/api/contact', 'Zuzanna');
    await send(tokenAddress, '{"Zuzanna":');
    await send(tokenAddress, '{"challenge":"Zuzanna"}');
    const visit = { landing: '/Zuzanna', referrer: 'kowal.example', campaign: '4711' };
    await send(eventsAddress, JSON.stringify(eventBatch({ visit, reached: ['came'] })));
    await send(eventsAddress, JSON.stringify({ Zuzanna: 'Kowal' }));
    await ask(`${challengeAddress}?Zuzanna`);
    await ask('/api/Zuzanna?Kowal=4711');
    await ask('/Zuzanna/%zz');
    await ask('/readyz');
  };
  await everyDoor();
  await expect.poll(() => log.sentences('error').join(), soon).toContain('notification given up');
  await smtp.stop();
  await post({ ...message, message: 'We knit hats, while mail is away.' });
  await expect.poll(() => log.sentences('warn').length, soon).toBeGreaterThan(0);
  await breakStore();
  await everyDoor();

  expect(log.sentences('info')).toContain('contact message stored');
  expect(log.sentences('error').join()).toContain('the store is unavailable');
  const text = log.text();
  for (const words of [
    'zuzanna',
    'kowal',
    '4711',
    '0199',
    'hats',
    'evil',
    'script',
    visitor,
    '203.0',
    '127.0.0.1',
  ]) {
    expect(text.toLowerCase()).not.toContain(words);
  }
  expectRequestIds(log);
});

test('an answer names the request that its lines are of, and never by a name of the visitor', async () => {
  const { post, log } = await startAskedHost();
  const answer = await post(message, { 'x-request-id': 'Zuzanna', 'request-id': 'Zuzanna' });
  const requestId = answer.headers.get('x-request-id');
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
  await expect.poll(() => log.sentences('info'), soon).toContain('answered');
  const lines = log.lines().filter((line) => line.requestId === requestId);
  expect(lines.map(({ msg }) => msg)).toEqual(['contact message stored', 'answered']);
});

test('what nobody expected is told with its place and the request, and not with its words', async () => {
  const { inject, contact, log } = await startAskedHost();
  const broken = () => Promise.reject(new TypeError('Invalid URL: Zuzanna'));
  Object.assign(contact, { checkWritable: broken });
  const answer = await inject('/readyz');
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain('Zuzanna');
  const [line] = log.lines();
  expect(line).toMatchObject({
    requestId: answer.headers['x-request-id'],
    err: { type: 'TypeError' },
  });
  expect(log.text()).not.toContain('Zuzanna');
});

/** What a browser and a proxy say of the visitor beside their words. */
const told = {
  'x-forwarded-for': visitor,
  'user-agent': 'Zuzanna phone',
  referer: 'http://kowal.example/zuzanna',
  origin: 'http://kowal.example',
  cookie: 'name=Zuzanna',
};

/** Notifications are sent in rounds of their own; all else is said of a request. */
function expectRequestIds(log: RecordedLog): void {
  for (const line of log.lines()) {
    const isOfNotifications = String(line.msg).includes('notification');
    if (isOfNotifications) expect(line).not.toHaveProperty('requestId');
    else expect(line.requestId, String(line.msg)).toMatch(/^[0-9a-f-]{36}$/);
  }
}
