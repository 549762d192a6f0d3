import { expect, test } from 'vitest';
import { deliveryFigures, type DeliveryRecord } from './delivery-figures.ts';

test('what became of notifications is told by kind, with the middle and the longest delay', () => {
  const sent = (after: number) =>
    ({ kind: 'inquiry', state: 'sent', sentAt: 1000 + after }) as const;
  const record = (...notifications: DeliveryRecord['notifications']): DeliveryRecord => ({
    receivedAt: 1000,
    looksLikeSpam: notifications.length === 1,
    notifications,
  });
  const confirmation = { kind: 'confirmation', sentAt: undefined } as const;
  const figures = deliveryFigures([
    record(sent(3000), { ...confirmation, state: 'given-up' }),
    record(sent(1000), { ...confirmation, state: 'waiting' }),
    record(sent(-500), { ...confirmation, state: 'waiting' }),
    record(sent(90_000)),
  ]);
  expect(figures).toEqual({
    messages: 4,
    looksLikeSpam: 1,
    notifications: [
      // The clock was put back between the third message and its notification.
      { kind: 'inquiry', sent: 4, waiting: 0, givenUp: 0, medianDelay: 1000, longestDelay: 90_000 },
      {
        kind: 'confirmation',
        sent: 0,
        waiting: 2,
        givenUp: 1,
        medianDelay: undefined,
        longestDelay: undefined,
      },
    ],
  });
  expect(deliveryFigures([])).toEqual({ messages: 0, looksLikeSpam: 0, notifications: [] });
});
