import { expect, test } from 'vitest';
import {
  outcomeOfAnswer,
  outcomeOfError,
  type EmailMessageOutcome,
} from './email-message-outcome.ts';

test('an answer with an id says that the message is stored', () => {
  expect(outcomeOfAnswer({ id: 'm-1' })).toEqual({ kind: 'sent', id: 'm-1' });
});

test.each([undefined, null, 'm-1', {}, { id: '' }, { id: 7 }])(
  'the answer %j is never taken for a promise',
  (data) => {
    expect(outcomeOfAnswer(data)).toEqual({ kind: 'failed', reason: 'internal' });
  },
);

test.each([
  [{ code: 'functions/resource-exhausted' }, 'too-many', 'too-many'],
  [{ code: 'functions/unavailable' }, 'unavailable', 'unavailable'],
  [{ code: 'functions/deadline-exceeded' }, 'timeout', 'offline'],
  [{ code: 'functions/internal' }, 'internal', 'offline'],
  [{ code: 'functions/something-new' }, 'internal', 'offline'],
  [new TypeError('chunk not found'), 'internal', 'offline'],
  [undefined, 'internal', 'offline'],
])('the error %o becomes %s, without a connection %s', (error, online, offline) => {
  expect(outcomeOfError(error, true)).toEqual({ kind: 'failed', reason: online });
  expect(outcomeOfError(error, false)).toEqual({ kind: 'failed', reason: offline });
});

test('an error that says that the token is refused leads to the plain form', () => {
  expect(outcomeOfError({ code: 'functions/unauthenticated' }, true)).toEqual({
    kind: 'unchecked',
  });
});

test.each([
  [90, 90],
  ['90', undefined],
  [-1, undefined],
  [Infinity, undefined],
  [null, undefined],
])(
  'an error that says to wait for %j seconds says so to the visitor: %j',
  (said, retryAfterSeconds) => {
    const details = { retryAfterSeconds: said };
    expect(outcomeOfError({ code: 'functions/unavailable', details }, true)).toEqual({
      kind: 'failed',
      reason: 'unavailable',
      retryAfterSeconds,
    });
  },
);

test.each<[unknown, EmailMessageOutcome]>([
  [
    { fields: { email: 'Not an address.', phone: 'Too long.', name: 3, company: '' } },
    { kind: 'invalid', problems: { email: 'Not an address.', phone: 'Too long.' } },
  ],
  // A field that this page does not have is of a form published later.
  [
    { fields: { email: 'Not an address.', 'later-field': 'Choose.' } },
    { kind: 'failed', reason: 'form-changed' },
  ],
  ...[undefined, {}, { fields: {} }, { fields: 'all' }].map(
    (details): [unknown, EmailMessageOutcome] => [details, { kind: 'failed', reason: 'internal' }],
  ),
])('problems found by the backend in %j are shown as %o', (details, outcome) => {
  const error = { code: 'functions/invalid-argument', details };
  expect(outcomeOfError(error, true)).toEqual(outcome);
});
