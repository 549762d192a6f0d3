import fastify from 'fastify';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { startAskedHost } from '#test/fixtures/asked-host.ts';
import { StoreUnavailable } from '../../contact/store-unavailable.ts';
import { healthRoutes } from './health-routes.ts';

describe('health', () => {
  test('alive and ready', async () => {
    const { get } = await startAskedHost();
    expect(await (await get('/healthz')).json()).toEqual({ status: 'alive' });
    const ready = await get('/readyz');
    expect(ready.status).toBe(200);
    expect(await ready.json()).toEqual({ status: 'ready', store: 'writable' });
  });

  test('answers the same while emails wait and after one was given up', async () => {
    const { get, store } = await startAskedHost();
    await store.messages.save(message);
    await store.notifications.recordGivenUp('l1', 'no such mailbox');
    const ready = await get('/readyz');
    expect(ready.status).toBe(200);
    expect(await ready.json()).toEqual({ status: 'ready', store: 'writable' });
  });

  test('alive but not ready while the store is unavailable', async () => {
    const { get, breakStore } = await startAskedHost();
    await breakStore();
    expect((await get('/healthz')).status).toBe(200);
    expect((await get('/readyz')).status).toBe(503);
  });

  test('not ready within seconds where the store does not answer at all, and asks it once', async () => {
    const { promise: never, reject } = Promise.withResolvers<never>();
    let questions = 0;
    const contact = {
      checkWritable: () => {
        questions += 1;
        return never;
      },
    };
    const server = fastify();
    await server.register(healthRoutes(contact, { hasBegun: false }));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const asking = [server.inject('/readyz'), server.inject('/readyz')];
    await expect.poll(() => vi.getTimerCount()).toBe(2);
    vi.advanceTimersByTime(3000);
    expect((await Promise.all(asking)).map(({ statusCode }) => statusCode)).toEqual([503, 503]);
    expect(questions).toBe(1);
    reject(new StoreUnavailable('It has ended'));
  });
});

const message = {
  id: 'm1',
  // A little ahead, so that the host leaves its notification alone.
  receivedAt: Date.now() + 60 * 60 * 1000,
  page: undefined,
  content: completeMessage,
  spamSigns: [],
  contentKey: 'key',
  duplicatesAfter: 0,
  confirmation: { mailbox: completeMessage.email, limits: [] },
  notifications: [
    { id: 'l1', kind: 'inquiry' },
    { id: 'l2', kind: 'confirmation' },
  ],
} as const;
