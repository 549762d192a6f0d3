import { expect, test } from 'vitest';
import { StoreUnavailable } from '../contact/store-unavailable.ts';
import { loggedError } from './logged-error.ts';

test('of an error of others its kind, code and place are logged, and nothing it repeats', () => {
  const words = 'Rosa said $& this\n    at rosa (/home/rosa:1:1)';
  const refused = Object.assign(new TypeError(words, { cause: new Error(words) }), {
    code: 'EENVELOPE',
    response: words,
    rejected: [words],
  });
  const logged = loggedError(refused);
  expect(logged).toMatchObject({ type: 'TypeError', code: 'EENVELOPE', cause: { type: 'Error' } });
  expect(logged.stack?.[0]).toContain('logged-error.test.ts');
  expect(JSON.stringify(logged)).not.toMatch(/rosa|said/i);
});

test('of an error of ours also what it says', () => {
  const cause = Object.assign(new Error('of SQLite'), { code: 'ERR_SQLITE_ERROR' });
  const logged = loggedError(new StoreUnavailable('The disk is full', { cause }));
  expect(logged).toMatchObject({
    type: 'StoreUnavailable',
    message: 'The disk is full',
    cause: { type: 'Error', code: 'ERR_SQLITE_ERROR' },
  });
});

test.each(['Rosa', undefined, { name: 'Rosa' }])('of what is no error, nothing: %j', (thrown) => {
  expect(loggedError(thrown)).toEqual({ type: typeof thrown });
});
