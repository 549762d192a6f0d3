import { describe, expect, test } from 'vitest';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { emailContent } from '#test/fixtures/email-content.ts';
import { startWebhookPeer } from '#test/fixtures/webhook-peer.ts';
import type { ClaimedNotification } from './notification-queue.ts';
import { webhookChannel } from './webhook-channel.ts';

const { signal } = new AbortController();

describe('a webhook call', () => {
  test('posts JSON to the address, without its mark', async () => {
    const { call, calls } = await setUp('/hook?key=secret#json');
    expect(await call()).toEqual({ kind: 'sent' });
    expect(calls).toMatchObject([{ method: 'POST', path: '/hook?key=secret', body: { id: 'm1' } }]);
    expect(calls[0]?.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  test('sends the login of the address as a header, and one key for every attempt', async () => {
    const { call, calls } = await setUp('/topic', 'us%40er:p%3Ass');
    await call();
    await call();
    expect(calls[0]?.headers.authorization).toBe(`Basic ${btoa('us@er:p:ss')}`);
    expect(calls.map(({ headers }) => headers['idempotency-key'])).toEqual(['n1', 'n1']);
  });

  test.each([
    ['sent', [200, 204]],
    ['failed', [408, 425, 429, 500]],
    // Redirects are not followed.
    ['refused', [302, 308, 400, 410]],
  ] as const)('is %s after the answers %o', async (kind, statuses) => {
    const { call, calls, peer } = await setUp('/secret');
    for (const status of statuses) {
      peer.answerBy((response) => response.writeHead(status, { location: '/other' }).end('secret'));
      const problem = { code: String(status), problem: `The webhook answered ${status}` };
      expect(await call()).toEqual({ kind, ...(kind !== 'sent' && problem) });
    }
    expect(calls).toHaveLength(statuses.length);
  });

  test('fails without the address in the problem when no server answers', async () => {
    const { call, peer } = await setUp('/secret');
    peer.answerBy((response) => response.destroy());
    const cut = await call();
    const closed = webhookChannel(new URL('http://127.0.0.1:1/secret'), () => emailContent);
    for (const outcome of [cut, await closed.deliver([claimed], signal)]) {
      expect(outcome).toMatchObject({ kind: 'failed' });
      expect(JSON.stringify(outcome)).not.toContain('secret');
    }
  });

  test('fails when it is aborted', async () => {
    const { call, peer } = await setUp('/secret');
    const time = new AbortController();
    peer.answerBy(() => time.abort());
    expect(await call(time.signal)).toEqual({
      ...{ kind: 'failed', code: 'EABORT', problem: 'The webhook did not answer in time' },
    });
  });
});

test('a webhook that is no longer in the settings refuses', async () => {
  const outcome = await webhookChannel(undefined, () => emailContent).deliver([claimed], signal);
  expect(outcome).toMatchObject({ kind: 'refused', problem: 'WEBHOOK_URL is not set' });
});

async function setUp(path: string, login = '') {
  const peer = await startWebhookPeer();
  const url = new URL(path, peer.origin.replace('//', login === '' ? '//' : `//${login}@`));
  const channel = webhookChannel(url, () => emailContent);
  const call = (abort = signal) => channel.deliver([claimed], abort);
  return { peer, calls: peer.calls, call };
}

const claimed: ClaimedNotification = {
  ...{ id: 'n1', kind: 'webhook', attempts: 1 },
  message: {
    ...{ id: 'm1', receivedAt: 0, page: '/about', content: completeMessage, spamSigns: [] },
  },
};
