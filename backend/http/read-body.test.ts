import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { BodyBudget, type BodyHold } from './body-budget.ts';
import { readBody } from './read-body.ts';

const limits = { bytes: 8, timeout: 10_000 };

function createBudget() {
  const budget = new BodyBudget({ total: 100, perClient: 100, requestsPerClient: 10 });
  const hold = (client: string): BodyHold => {
    const opened = budget.open(client);
    if (opened === undefined) throw new Error('The client has too many requests in flight');
    return opened;
  };
  return { budget, hold };
}

function streamOf(...chunks: string[]): PassThrough {
  const stream = new PassThrough();
  for (const chunk of chunks) stream.write(chunk);
  return stream;
}

test('reads a body that arrives in pieces', async () => {
  const body = streamOf('a b', 'od', 'y').end();
  expect(await readBody(body, limits)).toEqual({ kind: 'whole', bytes: Buffer.from('a body') });
});

test('reads an empty body, and one to the byte', async () => {
  const nothing = await readBody(new PassThrough().end(), { ...limits, bytes: 0 });
  expect(nothing).toMatchObject({ kind: 'whole', bytes: { length: 0 } });
  expect(await readBody(streamOf('12345678').end(), limits)).toMatchObject({ kind: 'whole' });
});

test('releases the memory of a body that is too large', async () => {
  const { budget, hold } = createBudget();
  const stream = streamOf('1234');
  const reading = readBody(stream, { ...limits, hold: hold('a') });
  expect(budget.used).toBe(8);
  stream.write('56789');
  await expect.poll(() => budget.used).toBe(0);
  stream.end();
  expect(await reading).toEqual({ kind: 'too-large' });
});

test('reads a body that arrives in the packets of a slow line', async () => {
  const stream = streamOf();
  const reading = readBody(stream, { bytes: 300_000, timeout: 10_000 });
  for (let n = 0; n < 500; n++) stream.write(String(n % 10).repeat(536));
  stream.end();
  expect(await reading).toMatchObject({ kind: 'whole', bytes: { length: 500 * 536 } });
});

test('reads on after neither too many bytes nor too many pieces', async () => {
  const endless = new PassThrough();
  const tiny = new PassThrough();
  const readings = [readBody(endless, limits), readBody(tiny, { ...limits, bytes: 4000 })];
  endless.write('123456789');
  for (let n = 0; n < 100; n++) tiny.write('x');
  expect(await Promise.all(readings)).toEqual([{ kind: 'too-large' }, { kind: 'too-large' }]);
  expect([endless.isPaused(), tiny.isPaused()]).toEqual([true, true]);
});

test('takes the declared size from the budget before it reads', async () => {
  const { budget, hold } = createBudget();
  const ofClient = hold('a');
  const reading = readBody(streamOf('1234').end(), { ...limits, length: 4, hold: ofClient });
  expect(budget.used).toBe(4);
  expect(await reading).toMatchObject({ kind: 'whole' });
  expect(budget.used).toBe(4);
  ofClient.close();
  expect(budget.used).toBe(0);
});

test('ends if the budget has no room or takes it back', async () => {
  const { budget, hold } = createBudget();
  const large = readBody(streamOf(), { ...limits, bytes: 60, hold: hold('a') });
  const small = readBody(streamOf('1234').end(), { ...limits, bytes: 50, hold: hold('b') });
  expect(await large).toEqual({ kind: 'evicted' });
  const largest = readBody(streamOf(), { ...limits, bytes: 90, hold: hold('c') });
  expect(await largest).toEqual({ kind: 'evicted' });
  expect(await small).toMatchObject({ kind: 'whole' });
  expect(budget.used).toBe(50);
});

test('ends with a client that breaks off, or was gone before', async () => {
  const { budget, hold } = createBudget();
  const stream = streamOf('1234');
  const reading = readBody(stream, { ...limits, hold: hold('a') });
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
