import { expect, test } from 'vitest';
import { exampleWeeks } from './example-weeks.ts';
import { roofBookings, roofCalls, roofVisits } from './roofs.ts';

test.each([
  ['visits', roofVisits()],
  ['calls', roofCalls()],
  ['bookings', roofBookings()],
] as const)('draws twelve weeks of %s in proportion, starting at zero', (name, svg) => {
  const { weeks } = exampleWeeks[name];
  const corners = (/ d="M12,196 ([\d., ]*)z"/.exec(svg)?.[1] ?? '').split(' ').slice(0, -1);
  const heights = corners.map((corner) => 196 - Number(corner.split(',')[1]));
  const expected = weeks.flatMap((count) => [count, count]);
  expect(heights).toHaveLength(24);
  heights.forEach((height, index) => {
    expect(height).toBeCloseTo(((expected[index] ?? 0) / Math.max(...weeks)) * 176, 0);
  });
});
