import { expect, test } from 'vitest';
import { StoreUnavailable } from '../runtime/store-unavailable.ts';
import { loggedError } from './logged-error.ts';

test('logs the type, code and stack of an error, and nothing of its text', () => {
  const words = 'Rosa said $& this\n    at rosa (/home/rosa:1:1)';
  const refused = Object.assign(new TypeError(words, { cause: new Error(words) }), {
    code: 'EENVELOPE',
    response: words,
    rejected: [words],
  });
  const logged = loggedError(refused);
  expect(logged).toMatchObject({
    ...{ type: 'TypeError', code: 'EENVELOPE', cause: { type: 'Error' } },
    stack: expect.arrayContaining([expect.stringContaining('logged-error.test.ts')]),
  });
  expect(JSON.stringify(logged)).not.toMatch(/rosa|said/i);
});

test('logs the message of our own errors', () => {
  const cause = Object.assign(new Error('of SQLite'), { code: 'ERR_SQLITE_ERROR' });
  const logged = loggedError(new StoreUnavailable('The disk is full', { cause }));
  expect(logged).toMatchObject({
    type: 'StoreUnavailable',
    message: 'The disk is full',
    cause: { type: 'Error', code: 'ERR_SQLITE_ERROR' },
  });
});
