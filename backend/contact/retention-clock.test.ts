import { describe, expect, test } from 'vitest';
import { agreementTime, retentionClock } from './retention-clock.ts';

const year = 365 * 24 * 60 * 60 * 1000;
const minute = 60 * 1000;
const start = Date.UTC(2026, 10, 21, 19);

describe('the clock that messages are forgotten by', () => {
  test('is believed after an hour, and not before', () => {
    const { look, pass } = setUp();
    expect(look()).toEqual({ now: undefined, jumpedBy: undefined });
    pass(agreementTime - 1);
    expect(look().now).toBeUndefined();
    pass(1);
    expect(look().now).toBe(start + agreementTime);
  });

  test.each([
    ['ahead by years', 12 * year],
    ['back by years', -56 * year],
    ['ahead by minutes', 5 * minute],
  ])('is not believed for an hour after it jumped %s', (_, jump) => {
    const { look, pass, set } = setUp();
    look();
    pass(5 * agreementTime);
    set(jump);
    expect(look()).toEqual({ now: undefined, jumpedBy: jump });
    pass(agreementTime - minute);
    expect(look()).toEqual({ now: undefined, jumpedBy: undefined });
    pass(minute);
    expect(look().now).toBe(start + 6 * agreementTime + jump);
  });

  test('that is put right again must be right for an hour as well', () => {
    const { look, pass, set } = setUp();
    set(12 * year);
    look();
    pass(agreementTime - minute);
    set(-12 * year);
    expect(look().jumpedBy).toBe(-12 * year);
    pass(agreementTime - minute);
    expect(look().now).toBeUndefined();
    pass(minute);
    expect(look().now).toBe(start + 2 * agreementTime - minute);
  });

  test('may drift as clocks do, and not as far as it likes', () => {
    const { look, pass, set } = setUp();
    look();
    for (let hour = 0; hour < 20; hour++) {
      pass(agreementTime);
      set(2000);
      expect(look().now).toBeDefined();
    }
    const drifts = Array.from({ length: 20 }, () => {
      pass(agreementTime);
      set(2000);
      return look().jumpedBy;
    });
    expect(drifts.filter((jumpedBy) => jumpedBy !== undefined)).toHaveLength(1);
  });
});

/** Two clocks: time passes on both, and the wall clock alone is set. */
function setUp() {
  let wall = start;
  let steady = 700;
  const { look } = retentionClock(
    () => wall,
    () => steady,
  );
  const set = (by: number) => (wall += by);
  const pass = (milliseconds: number) => {
    steady += milliseconds;
    set(milliseconds);
  };
  return { look, pass, set };
}
