import { expect, test } from 'vitest';
import { segmentsOf } from '../kit/path-data.ts';
import { exampleWeeks } from './example-weeks.ts';
import { roofBookings, roofCalls, roofVisits } from './roofs.ts';

test.each([
  ['visits', roofVisits()],
  ['calls', roofCalls()],
  ['bookings', roofBookings()],
] as const)('draws twelve weeks of %s in proportion, starting at zero', (name, svg) => {
  const { weeks } = exampleWeeks[name];
  const outlines = [...svg.matchAll(/ d="([^"]*)"/g)].map(([, data = '']) => segmentsOf(data));
  const roof = outlines.find(([first]) => String(first?.numbers) === '12,196') ?? [];
  const heights = roof.slice(1, 25).map(({ numbers }) => 196 - Number(numbers[1]));
  const expected = weeks.flatMap((count) => [count, count]);
  expect(heights).toHaveLength(24);
  heights.forEach((height, index) => {
    expect(height).toBeCloseTo(((expected[index] ?? 0) / Math.max(...weeks)) * 176, 0);
  });
});
