import { expect, test } from 'vitest';
import { appCheckHeader, challengeAddress, tokenAddress } from '#contract/app-check.ts';
import { appCheckToken } from '#test/fixtures/app-check-client.ts';
import { startAskedHost } from '#test/fixtures/asked-host.ts';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { startHost } from '#test/fixtures/running-host.ts';
import { createTokens } from '../../app-check/tokens.ts';

test('a flood of plain forms is answered with the form, what was typed, and when to try again', async () => {
  const { post, store } = await startAskedHost();
  const answers = [];
  for (let n = 0; n < 13; n++) {
    answers.push(await post({ ...completeMessage, message: `Message ${n}` }));
  }
  expect(answers.map(({ status }) => status)).toEqual([...Array(11).fill(303), 429, 429]);
  const last = answers.at(-1);
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await last?.text()).toContain('Message 12');
  expect(await store.messages.list()).toHaveLength(11);
});

test('20 clients that send as fast as they may cannot shut out a newcomer', async () => {
  const { origin, store } = await startHost({ TRUST_PROXY: 'loopback' });
  const tokens = createTokens(await store.appCheck.secret('none'), Date.now);
  const stored = await Promise.all(
    Array.from({ length: 20 }, async (_, client) => {
      const address = `203.0.${client}.7`;
      for (let sent = 0; ; sent++) {
        const { token } = await tokens.issue(`203.0.${client}.0/24`);
        const { status } = await call(origin, address, token, `Message ${sent} of ${address}`);
        if (status === 429) return sent;
        expect(status).toBe(200);
      }
    }),
  );
  expect(stored.reduce((sum, each) => sum + each)).toBe(20 + 400);
  const newcomer = '198.51.100.1';
  const { token } = await appCheckToken(origin, newcomer);
  expect((await call(origin, newcomer, token, 'The one that matters')).status).toBe(200);
  expect((await store.messages.list())[0]?.content.message).toBe('The one that matters');
});

test('a flood of calls is refused in the shape of a call, without a look at its tokens', async () => {
  const { origin, store } = await startAskedHost();
  const statuses = [];
  for (let n = 0; n < 61; n++) statuses.push((await call(origin)).status);
  expect(statuses).toEqual([...Array(60).fill(401), 429]);
  const refused = await call(origin);
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(await refused.json()).toEqual({
    error: {
      status: 'RESOURCE_EXHAUSTED',
      message: expect.any(String),
      details: { retryAfterSeconds: seconds },
    },
  });
  expect(await store.messages.list()).toEqual([]);
});

test('a flood of challenges is told when to come back', async () => {
  const { origin } = await startAskedHost();
  const ask = () => fetch(origin + challengeAddress);
  for (let n = 0; n < 60; n++) expect((await ask()).status).toBe(200);
  const refused = await ask();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('a flood of made-up solutions is told when to come back', async () => {
  const { origin } = await startAskedHost();
  const ask = () =>
    fetch(origin + tokenAddress, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
  for (let n = 0; n < 60; n++) expect((await ask()).status).toBe(401);
  expect((await ask()).status).toBe(429);
});

test('a challenge is for our own pages, not for pictures in others', async () => {
  const { origin } = await startAskedHost();
  const ask = (site: string) =>
    fetch(origin + challengeAddress, { headers: { 'sec-fetch-site': site } });
  expect((await ask('cross-site')).status).toBe(401);
  expect((await ask('same-origin')).status).toBe(200);
});

test('a proxy that is trusted is believed when it says whom it asks for', async () => {
  const { origin } = await startHost({ TRUST_PROXY: 'loopback' });
  const statuses = [];
  for (let n = 0; n < 90; n++) statuses.push((await call(origin, `203.0.${n}.7`)).status);
  expect(new Set(statuses)).toEqual(new Set([401]));
});

test('anybody else is not', async () => {
  const { origin } = await startHost();
  const statuses = [];
  for (let n = 0; n < 61; n++) statuses.push((await call(origin, `203.0.${n}.7`)).status);
  expect(statuses.at(-1)).toBe(429);
});

function call(
  origin: string,
  forwardedFor?: string,
  token?: string,
  message = completeMessage.message,
): Promise<Response> {
  return fetch(`${origin}/api/emailMessage`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor }),
      ...(token === undefined ? {} : { [appCheckHeader]: token }),
    },
    body: JSON.stringify({ data: { ...completeMessage, message } }),
  });
}
