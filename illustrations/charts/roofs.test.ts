import { expect, test } from 'vitest';
import { exampleWeeks } from './example-weeks.ts';
import { roofBookings, roofCalls, roofHeights, roofVisits } from './roofs.ts';

const roofs = [
  { weeks: exampleWeeks.visits.weeks, drawn: roofVisits() },
  { weeks: exampleWeeks.calls.weeks, drawn: roofCalls() },
  { weeks: exampleWeeks.bookings.weeks, drawn: roofBookings() },
];

test.each(roofs)('a roof has twelve weeks', ({ weeks }) => {
  expect(weeks).toHaveLength(12);
});

test('a week with twice the count is twice as high, and none is zero', () => {
  expect(roofHeights([20, 10, 0])).toEqual([176, 88, 0]);
});

test.each(roofs)('the wall that is drawn has the heights of the numbers', ({ weeks, drawn }) => {
  const corners = (/ d="M12,196 ([\d., ]*)z"/.exec(drawn)?.[1] ?? '').split(' ').slice(0, -1);
  const tops = corners.map((corner) => Number(corner.split(',')[1]));
  const heights = roofHeights(weeks).flatMap((height) => [height, height]);
  expect(tops).toHaveLength(24);
  tops.forEach((y, index) => expect(196 - y).toBeCloseTo(heights[index] ?? 0, 0));
});
