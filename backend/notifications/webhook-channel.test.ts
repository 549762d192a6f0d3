import { describe, expect, test } from 'vitest';
import { completeMessage, hostileMessage } from '#test/fixtures/contact-messages.ts';
import { startWebhookPeer } from '#test/fixtures/webhook-peer.ts';
import type { ContactMessage } from '#contract/contact-message.ts';
import type { ClaimedNotification } from './notification-queue.ts';
import { closedWebhook, webhookChannel } from './webhook-channel.ts';

const patience = new AbortController().signal;
const now = Date.UTC(2026, 10, 21, 19);

const title = 'New message from Rosa Medina (Alder & Rye Bakery)';
const words = 'We need a page for Saturday orders. Can you call on Monday?';

describe('a call of the webhook', () => {
  test('tells any program the whole message', async () => {
    const { call, calls } = await setUp('/hook?key=secret');
    expect(await call()).toEqual({ kind: 'sent' });
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({ method: 'POST', path: '/hook?key=secret' });
    expect(calls[0]?.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(calls[0]?.body).toEqual({
      text: [title, '(303) 555-0117', words].join('\n'),
      id: 'm1',
      receivedAt: '2026-11-21T19:00:00.000Z',
      page: '/about',
      ...completeMessage,
    });
  });

  test('is written for Slack', async () => {
    const { call, calls } = await setUp('/services/T0/B0/secret#slack');
    await call();
    expect(calls[0]).toMatchObject({
      path: '/services/T0/B0/secret',
      body: {
        text: [title.replace('&', '&amp;'), '(303) 555-0117', words].join('\n'),
        mrkdwn: false,
        parse: 'none',
      },
    });
  });

  test('is a card for Microsoft Teams', async () => {
    const { call, calls } = await setUp('/workflows/secret?sig=secret#teams');
    await call();
    const run = (text: string) => ({ type: 'RichTextBlock', inlines: [{ type: 'TextRun', text }] });
    expect(calls[0]).toMatchObject({
      path: '/workflows/secret?sig=secret',
      body: {
        type: 'message',
        attachments: [
          {
            contentType: 'application/vnd.microsoft.card.adaptive',
            content: {
              type: 'AdaptiveCard',
              version: '1.2',
              body: [run(title), run('(303) 555-0117'), run(words)],
            },
          },
        ],
      },
    });
  });

  test('is published to an ntfy topic', async () => {
    const { call, calls } = await setUp('/secret-topic?auth=x#ntfy');
    await call();
    expect(calls[0]).toMatchObject({
      path: '/?auth=x',
      body: { topic: 'secret-topic', title, message: `(303) 555-0117\n${words}` },
    });
  });

  test('brings the login of its address along', async () => {
    const { call, calls } = await setUp('/topic', { login: 'us%40er:p%3Ass' });
    await call();
    const { authorization = '' } = calls[0]?.headers ?? {};
    expect(Buffer.from(authorization.replace('Basic ', ''), 'base64').toString()).toBe(
      'us@er:p:ss',
    );
  });

  test('has the same key at each attempt', async () => {
    const { call, calls, peer } = await setUp('/hook');
    peer.answerBy((response) => response.writeHead(503).end());
    await call();
    peer.answerBy((response) => response.end());
    await call();
    expect(calls.map(({ headers }) => headers['idempotency-key'])).toEqual(['l1', 'l1']);
    expect(calls[0]?.body).toEqual(calls[1]?.body);
  });

  test.each(['slack', 'teams', 'ntfy', 'json'])(
    'holds nothing that %s would obey',
    async (shape) => {
      const { call, calls } = await setUp(`/hook#${shape}`, {
        content: {
          ...hostileMessage,
          name: '<!channel> @channel <@U1> <https://evil.example|us>',
          company: '*A*\u0007\u202e & <B>\r\nhttps://evil.example [x](y)',
          message: '\u001b[31mwww\u0000.evil.example '.repeat(99),
        },
      });
      expect(await call()).toEqual({ kind: 'sent' });
      const sent = calls[0]?.body;
      const shown = shape === 'json' ? textOf(sent) : JSON.stringify(sent);
      expect(shown).not.toMatch(/https?:\/\/evil|www\.evil|@channel|\\u00|\\r/);
      if (shape === 'slack') expect(textOf(sent)).not.toMatch(/[<>]/);
      // Title, phone and first words, and no line of the visitor's making.
      if (shape === 'slack') expect(textOf(sent).split('\n')).toHaveLength(3);
      expect(shown.length).toBeLessThan(1000);
    },
  );
});

test('a call of the webhook stays small, whatever a character is made of', async () => {
  const { call, calls } = await setUp('/hook#ntfy', {
    content: { ...completeMessage, name: `e${'\u0301'.repeat(9000)}`, message: '👩🏽‍🍳'.repeat(900) },
  });
  await call();
  expect(Buffer.byteLength(JSON.stringify(calls[0]?.body))).toBeLessThan(4096);
});

describe('an answer', () => {
  test.each([200, 201, 202, 204])('%i: sent', async (status) => {
    const { call, peer } = await setUp('/hook');
    peer.answerBy((response) => response.writeHead(status).end());
    expect(await call()).toEqual({ kind: 'sent' });
  });

  test.each([408, 425, 429, 500, 502, 503])('%i: failed for now', async (status) => {
    const { call, peer } = await setUp('/secret');
    peer.answerBy((response) => response.writeHead(status).end('secret'));
    const problem = `The webhook answered ${status}`;
    expect(await call()).toEqual({ kind: 'failed', code: String(status), problem });
  });

  test.each([
    ['120', now + 120_000],
    ['Sat, 21 Nov 2026 19:10:00 GMT', now + 600_000],
    ['soon', undefined],
  ])('to try again after %s is heeded', async (header, notBefore) => {
    const { call, peer } = await setUp('/hook');
    peer.answerBy((response) => response.writeHead(429, { 'retry-after': header }).end());
    const outcome = await call();
    expect(outcome.kind === 'failed' ? outcome.notBefore : 'not failed').toBe(notBefore);
  });

  test.each([400, 401, 403, 404, 410])('%i: refused', async (status) => {
    const { call, peer } = await setUp('/hook');
    peer.answerBy((response) => response.writeHead(status).end());
    expect(await call()).toMatchObject({ kind: 'refused', code: String(status) });
  });

  test.each([301, 302, 307, 308])('%i: refused, and not followed', async (status) => {
    const { call, peer, calls } = await setUp('/hook');
    peer.answerBy((response) => response.writeHead(status, { location: '/elsewhere' }).end());
    expect(await call()).toMatchObject({ kind: 'refused', code: String(status) });
    expect(calls).toHaveLength(1);
  });

  test('that never ends is not read to its end', async () => {
    const { call, peer } = await setUp('/hook');
    peer.answerBy((response) => {
      const more = () => response.destroyed || response.write('x'.repeat(16_384), more);
      more();
    });
    expect(await call()).toEqual({ kind: 'sent' });
  });

  test('that breaks off after its yes is a yes', async () => {
    const { call, peer } = await setUp('/hook');
    peer.answerBy((response) => {
      response.writeHead(200, { 'content-length': '10' });
      response.write('half', () => response.destroy());
    });
    expect(await call()).toEqual({ kind: 'sent' });
  });
});

describe('nobody answers', () => {
  test('and the line is cut: failed for now', async () => {
    const { call, peer } = await setUp('/secret');
    peer.answerBy((response) => response.destroy());
    const outcome = await call();
    expect(outcome).toMatchObject({ kind: 'failed' });
    expect(JSON.stringify(outcome)).not.toContain('secret');
  });

  test('and nobody is there: failed for now', async () => {
    const channel = webhookChannel(new URL('http://127.0.0.1:1/secret'), () => now);
    const outcome = await channel.deliver(claimed(completeMessage), patience);
    expect(outcome).toMatchObject({ kind: 'failed' });
    expect(JSON.stringify(outcome)).not.toContain('secret');
  });

  test('in the time there is: failed for now', async () => {
    const { call, peer } = await setUp('/secret');
    const time = new AbortController();
    peer.answerBy(() => time.abort());
    expect(await call(time.signal)).toEqual({
      kind: 'failed',
      code: 'EABORT',
      problem: 'The webhook did not answer in time',
    });
  });
});

test('a webhook that is no longer set is closed', async () => {
  const outcome = await closedWebhook.deliver(claimed(completeMessage), patience);
  expect(outcome).toMatchObject({ kind: 'closed', problem: 'WEBHOOK_URL is not set any more' });
});

async function setUp(
  path: string,
  { content = completeMessage, login = '' }: { content?: ContactMessage; login?: string } = {},
) {
  const peer = await startWebhookPeer();
  const url = new URL(path, peer.origin.replace('//', login === '' ? '//' : `//${login}@`));
  const channel = webhookChannel(url, () => now);
  const call = (signal = patience) => channel.deliver(claimed(content), signal);
  return { peer, calls: peer.calls, call };
}

function claimed(content: ContactMessage): ClaimedNotification<'webhook'> {
  const message = { id: 'm1', receivedAt: now, page: '/about', content, spamSigns: [] };
  return { id: 'l1', kind: 'webhook', attempts: 1, message };
}

function textOf(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('text' in body)) return '';
  return String(body.text);
}
