import { describe, expect, test } from 'vitest';
import { outcomeOfAnswer, outcomeOfError } from './email-message-outcome.ts';

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
  [{ code: 'functions/unauthenticated' }, 'unauthenticated', 'unauthenticated'],
  [{ code: 'functions/deadline-exceeded' }, 'timeout', 'offline'],
  [{ code: 'functions/internal' }, 'internal', 'offline'],
  [{ code: 'functions/something-new' }, 'internal', 'offline'],
  [new TypeError('chunk not found'), 'internal', 'offline'],
  [undefined, 'internal', 'offline'],
])('the error %o becomes %s, without a connection %s', (error, online, offline) => {
  expect(outcomeOfError(error, true)).toEqual({ kind: 'failed', reason: online });
  expect(outcomeOfError(error, false)).toEqual({ kind: 'failed', reason: offline });
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

describe('problems found by the backend', () => {
  const invalid = (details: unknown) =>
    outcomeOfError({ code: 'functions/invalid-argument', details }, true);

  test('come with the sentence for each field, and are only sentences', () => {
    const fields = { email: 'Not an address.', phone: 'Too long.', name: 3, company: '' };
    expect(invalid({ fields })).toEqual({
      kind: 'invalid',
      problems: { email: 'Not an address.', phone: 'Too long.' },
    });
  });

  test('with a field that this page does not have are those of a form published later', () => {
    expect(invalid({ fields: { email: 'Not an address.', 'later-field': 'Choose.' } })).toEqual({
      kind: 'failed',
      reason: 'form-changed',
    });
  });

  test.each([undefined, {}, { fields: {} }, { fields: 'all' }])(
    'that name no field (%j) cannot be shown beside one',
    (details) => {
      expect(invalid(details)).toEqual({ kind: 'failed', reason: 'internal' });
    },
  );
});
