import { describe, expect, it } from 'vitest';
import { climbPath } from './climb-path.ts';

describe('the climb', () => {
  const { line, waypoints, months } = climbPath({ left: 10, right: 110, top: 20, bottom: 60 });

  it('fills its box from the street to the saddle', () => {
    expect(line[0]).toEqual([10, 60]);
    expect(line.at(-1)?.[0]).toBe(110);
    expect(Math.min(...line.map(([, y]) => y))).toBe(20);
  });

  it('never turns back', () => {
    const places = line.map(([x]) => x);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('carries its waypoints and the ends of the months, in their order', () => {
    for (const point of [...waypoints, ...months]) expect(line).toContainEqual(point);
    for (const points of [waypoints, months]) {
      expect(points).toEqual([...points].sort(([a], [b]) => a - b));
    }
  });

  it('does not promise more after the last waypoint', () => {
    const market = waypoints[2];
    for (const [, y] of line) expect(y).toBeGreaterThanOrEqual(market[1]);
  });
});
