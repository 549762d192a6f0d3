import { describe, expect, test } from 'vitest';
import { startAskedHost } from '#test/fixtures/asked-host.ts';

describe('health', () => {
  test('alive and ready, with the age of the oldest letter', async () => {
    const { get } = await startAskedHost();
    expect(await (await get('/healthz')).json()).toEqual({ status: 'alive' });
    const ready = await get('/readyz');
    expect(ready.status).toBe(200);
    expect(await ready.json()).toEqual({
      status: 'ready',
      store: 'writable',
      oldestWaitingLetterSeconds: null,
    });
  });

  test('alive but not ready while the store is unavailable', async () => {
    const { get, breakStore } = await startAskedHost();
    await breakStore();
    expect((await get('/healthz')).status).toBe(200);
    expect((await get('/readyz')).status).toBe(503);
  });
});
