import { expect, test } from 'vitest';
import { change } from './change.ts';

const month = { days: 30, daysBefore: 30 };

test.each([
  // Few are put beside each other, and nothing is made of them.
  [{ now: 3, before: 1, ...month }, 'instead of 1'],
  [{ now: 0, before: 2, ...month }, 'instead of 2'],
  [{ now: 400, before: 12, ...month }, 'instead of 12'],
  [{ now: 7, before: 7, ...month }, 'as many as before'],
  [{ now: 5, before: 0, ...month }, 'none before'],
  [{ now: 0, before: 0, ...month }, 'none before either'],
  // What chance makes of such numbers is no change.
  [{ now: 110, before: 90, ...month }, 'no clear change from 90'],
  [{ now: 1_000_010, before: 1_000_000, ...month }, 'no clear change from 1,000,000'],
  // More than that is.
  [{ now: 180, before: 100, ...month }, 'up 80% from 100'],
  [{ now: 1200, before: 1500, ...month }, 'down 20% from 1,500'],
  // Periods of different lengths are compared day by day.
  [{ now: 3100, before: 2800, days: 31, daysBefore: 28 }, 'no clear change from 2,800'],
  [{ now: 3100, before: 3100, days: 28, daysBefore: 31 }, 'up 11% a day from 3,100'],
])('%j: %s', (compared, words) => expect(change(compared)).toBe(words));
