import { expect, test } from 'vitest';
import { deliveryFigures, type DeliveryRecord } from './delivery-figures.ts';

test('what became of letters is told by kind, with the middle and the longest delay', () => {
  const sent = (after: number) =>
    ({ kind: 'agency', state: 'sent', sentAt: 1000 + after }) as const;
  const record = (...letters: DeliveryRecord['letters']): DeliveryRecord => ({
    receivedAt: 1000,
    looksLikeSpam: letters.length === 1,
    letters,
  });
  const receipt = { kind: 'receipt', sentAt: undefined } as const;
  const figures = deliveryFigures([
    record(sent(3000), { ...receipt, state: 'given-up' }),
    record(sent(1000), { ...receipt, state: 'waiting' }),
    record(sent(-500), { ...receipt, state: 'waiting' }),
    record(sent(90_000)),
  ]);
  expect(figures).toEqual({
    messages: 4,
    looksLikeSpam: 1,
    letters: [
      // The clock was put back between the third message and its letter.
      { kind: 'agency', sent: 4, waiting: 0, givenUp: 0, medianDelay: 1000, longestDelay: 90_000 },
      {
        kind: 'receipt',
        sent: 0,
        waiting: 2,
        givenUp: 1,
        medianDelay: undefined,
        longestDelay: undefined,
      },
    ],
  });
  expect(deliveryFigures([])).toEqual({ messages: 0, looksLikeSpam: 0, letters: [] });
});
