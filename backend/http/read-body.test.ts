import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { BodyBudget } from './body-budget.ts';
import { readBody } from './read-body.ts';

const limits = { bytes: 8, timeout: 10_000 };

function streamOf(...chunks: string[]): PassThrough {
  const stream = new PassThrough();
  for (const chunk of chunks) stream.write(chunk);
  return stream;
}

test('reads a body that comes in pieces', async () => {
  const body = streamOf('a b', 'od', 'y').end();
  expect(await readBody(body, limits)).toEqual({ kind: 'whole', bytes: Buffer.from('a body') });
});

test('reads an empty body, and one to the byte', async () => {
  const nothing = await readBody(new PassThrough().end(), { ...limits, bytes: 0 });
  expect(nothing).toMatchObject({ kind: 'whole', bytes: { length: 0 } });
  expect(await readBody(streamOf('12345678').end(), limits)).toMatchObject({ kind: 'whole' });
});

test('keeps nothing of a body that is too large', async () => {
  const budget = new BodyBudget({ total: 100, perClient: 100 });
  const stream = streamOf('1234');
  const reading = readBody(stream, { ...limits, hold: budget.open('a') });
  await expect.poll(() => budget.used).toBeGreaterThan(0);
  stream.write('56789');
  await expect.poll(() => budget.used).toBe(0);
  stream.end();
  expect(await reading).toEqual({ kind: 'too-large' });
});

test('stops to read on after a megabyte', async () => {
  const endless = streamOf('x'.repeat(2 ** 20));
  expect(await readBody(endless, limits)).toEqual({ kind: 'too-large' });
});

test('takes from the budget what it holds, also for a body of single bytes', async () => {
  const budget = new BodyBudget({ total: 10_000, perClient: 10_000 });
  const stream = streamOf();
  const hold = budget.open('a');
  const reading = readBody(stream, { bytes: 4000, timeout: 10_000, hold });
  for (let n = 0; n < 3000; n++) stream.write('x');
  stream.end();
  expect(await reading).toMatchObject({ kind: 'whole', bytes: { length: 3000 } });
  expect(budget.used).toBe(4000);
  hold.release();
  expect(budget.used).toBe(0);
});

test('ends where the budget has no room, or takes it back', async () => {
  const budget = new BodyBudget({ total: 3000, perClient: 3000 });
  const first = readBody(streamOf('x'.repeat(2000)), {
    ...limits,
    bytes: 4000,
    hold: budget.open('a'),
  });
  await expect.poll(() => budget.used).toBe(2000);
  const second = readBody(streamOf('x'.repeat(1100)), {
    ...limits,
    bytes: 4000,
    hold: budget.open('b'),
  });
  expect(await first).toEqual({ kind: 'evicted' });
  await expect.poll(() => budget.used).toBe(1100);
  const third = readBody(streamOf('x'.repeat(2500)), {
    ...limits,
    bytes: 4000,
    hold: budget.open('c'),
  });
  expect(await third).toEqual({ kind: 'evicted' });
  void second;
});

test('ends with a client that breaks off, or was gone before', async () => {
  const budget = new BodyBudget({ total: 100, perClient: 100 });
  const stream = streamOf('1234');
  const reading = readBody(stream, { ...limits, hold: budget.open('a') });
  stream.destroy(new Error('reset'));
  expect(await reading).toEqual({ kind: 'closed' });
  expect(await readBody(stream, limits)).toEqual({ kind: 'closed' });
  expect(budget.used).toBe(0);
});

test('ends with a client that is too slow', async () => {
  expect(await readBody(streamOf('1234'), { ...limits, timeout: 20 })).toEqual({
    kind: 'too-slow',
  });
});
