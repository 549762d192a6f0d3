import { describe, expect, test } from 'vitest';
import { outcomeOfAnswer, outcomeOfError } from './email-message-outcome.ts';

describe('an answer', () => {
  test('with an id says that the message is stored', () => {
    expect(outcomeOfAnswer({ id: 'm-1' })).toEqual({ kind: 'sent', id: 'm-1' });
  });

  test.each([undefined, null, 'm-1', {}, { id: '' }, { id: 7 }])(
    '%j is never taken for a promise',
    (data) => {
      expect(outcomeOfAnswer(data)).toEqual({ kind: 'failed', reason: 'internal' });
    },
  );
});

describe('an error', () => {
  test.each([
    ['functions/resource-exhausted', 'too-many'],
    ['functions/unavailable', 'unavailable'],
    ['functions/unauthenticated', 'unauthenticated'],
    ['functions/deadline-exceeded', 'timeout'],
    ['functions/internal', 'internal'],
    ['functions/something-new', 'internal'],
  ])('%s becomes %s', (code, reason) => {
    expect(outcomeOfError({ code }, true)).toEqual({ kind: 'failed', reason });
  });

  test('that is no error of the SDK is still an outcome', () => {
    expect(outcomeOfError(new TypeError('chunk not found'), true)).toMatchObject({
      kind: 'failed',
      reason: 'internal',
    });
    expect(outcomeOfError(undefined, true)).toMatchObject({ kind: 'failed' });
  });

  test.each(['functions/internal', 'functions/deadline-exceeded', undefined])(
    '%s without a connection means offline',
    (code) => {
      expect(outcomeOfError({ code }, false)).toEqual({ kind: 'failed', reason: 'offline' });
    },
  );

  test('keeps how long to wait, where the backend said it', () => {
    const details = { retryAfterSeconds: 90 };
    expect(outcomeOfError({ code: 'functions/resource-exhausted', details }, true)).toEqual({
      kind: 'failed',
      reason: 'too-many',
      retryAfterSeconds: 90,
    });
    for (const retryAfterSeconds of ['90', -1, Infinity, null]) {
      expect(
        outcomeOfError({ code: 'functions/unavailable', details: { retryAfterSeconds } }, true),
      ).toEqual({ kind: 'failed', reason: 'unavailable' });
    }
  });
});

describe('problems found by the backend', () => {
  const invalid = (details: unknown) =>
    outcomeOfError({ code: 'functions/invalid-argument', details }, true);

  test('come with the sentence for each field', () => {
    expect(invalid({ fields: { email: 'Not an address.', phone: 'Too long.' } })).toEqual({
      kind: 'invalid',
      problems: { email: 'Not an address.', phone: 'Too long.' },
    });
  });

  test('are only sentences', () => {
    expect(invalid({ fields: { email: 'Not an address.', name: 3, phone: '' } })).toEqual({
      kind: 'invalid',
      problems: { email: 'Not an address.' },
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
