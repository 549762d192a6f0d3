import { expect, onTestFinished, test, vi } from 'vitest';
import { StoreUnavailable } from '../../runtime/store-unavailable.ts';
import { answerHealth } from './answer-health.ts';
import { liveSite } from './load-site.ts';

function openHealth(checkWritable: () => Promise<void>) {
  const check = vi.fn(checkWritable);
  const answerTo = answerHealth({ checkWritable: check }, liveSite());
  const get = async (url: string) => {
    const answer = await answerTo({ method: 'GET', url });
    expect(answer?.headers['cache-control']).toBe('no-store');
    const body: unknown = JSON.parse(String(answer?.body));
    return [answer?.status, body];
  };
  return { check, get };
}

const ready = [200, { status: 'ready', store: 'writable' }];
const unavailable = [503, { status: 'unavailable', store: 'not writable' }];

test('asks the store once a second at most', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { get, check } = openHealth(() => Promise.reject(new StoreUnavailable('locked')));
  for (let n = 0; n < 3; n++) expect(await get('/readyz')).toEqual(unavailable);
  expect(check).toHaveBeenCalledTimes(1);
  check.mockResolvedValue();
  vi.advanceTimersByTime(1000);
  expect(await get('/readyz')).toEqual(ready);
});

test('is not ready if the store does not answer within two seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { get } = openHealth(() => new Promise(() => undefined));
  const answers = Promise.all([get('/readyz'), get('/readyz')]);
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(2000);
  expect(await answers).toEqual([unavailable, unavailable]);
});
