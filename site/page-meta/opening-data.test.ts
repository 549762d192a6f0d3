import { expect, test } from 'vitest';
import { weeklyOpenings } from './opening-data.ts';

test('lists the openings of a week from Sunday on, in order; midnight ends its day', () => {
  const openings = weeklyOpenings([
    { days: ['Monday', 'Sunday'], opens: '13:00', closes: '16:30' },
    { days: ['Monday'], opens: '08:00', closes: '12:00' },
    { days: ['Friday'], opens: '12:00', closes: '00:00' },
    { days: ['Saturday'], opens: '10:00', closes: '23:59' },
  ]);
  expect(openings).toEqual([
    ['0', '13:00', '16:30', '1pm', '4:30pm'],
    ['1', '08:00', '12:00', '8am', 'noon'],
    ['1', '13:00', '16:30', '1pm', '4:30pm'],
    ['5', '12:00', '24:00', 'noon', 'midnight'],
    ['6', '10:00', '24:00', '10am', 'midnight'],
  ]);
});

test('names no end at midnight where it is open then too', () => {
  const night = weeklyOpenings([
    { days: ['Friday'], opens: '18:00', closes: '00:00' },
    { days: ['Saturday'], opens: '00:00', closes: '02:00' },
  ]);
  expect(night.map(([, , , , ends]) => ends)).toEqual(['', '2am']);
  const long = weeklyOpenings([{ days: ['Friday', 'Saturday'], opens: '00:00', closes: '00:00' }]);
  expect(long.map(([, , , , ends]) => ends)).toEqual(['', 'midnight']);
});
