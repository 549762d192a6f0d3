import { expect, test } from 'vitest';
import { weeklyOpenings } from './weekly-openings.ts';

test('lists the openings of a week from Sunday on, in order', () => {
  const openings = weeklyOpenings([
    { days: ['Monday', 'Sunday'], opens: '13:00', closes: '16:30' },
    { days: ['Monday'], opens: '08:00', closes: '12:00' },
  ]);
  expect(openings).toEqual([
    { day: 0, opens: '13:00', closes: '16:30', time: '1pm' },
    { day: 1, opens: '08:00', closes: '12:00', time: '8am' },
    { day: 1, opens: '13:00', closes: '16:30', time: '1pm' },
  ]);
});

test('an opening past midnight goes on the next day', () => {
  const openings = weeklyOpenings([{ days: ['Saturday'], opens: '18:30', closes: '02:00' }]);
  expect(openings).toEqual([
    { day: 0, opens: '00:00', closes: '02:00', time: 'midnight' },
    { day: 6, opens: '18:30', closes: '24:00', time: '6:30pm' },
  ]);
});

test('an opening until midnight ends with the day', () => {
  const openings = weeklyOpenings([{ days: ['Friday'], opens: '12:00', closes: '00:00' }]);
  expect(openings).toEqual([{ day: 5, opens: '12:00', closes: '24:00', time: 'noon' }]);
});
