import { expect, test } from 'vitest';
import { slideSteps, timedScrollBody } from './timed-slide.ts';

test('arrives after 60 steps, and not before', () => {
  const { body, location, target } = still();
  target.set(-460);
  const path = Array.from({ length: slideSteps }, () => {
    body.seek();
    return location.get();
  });
  expect(path.at(-1)).toBeCloseTo(-460, 6);
  expect(path.at(-2)).toBeGreaterThan(-460);
  expect(path[slideSteps / 2 - 1]).toBeCloseTo(-230, 6);
  expect(path).toEqual(path.toSorted((a, b) => b - a));
});

test('goes on when the loop starts over', () => {
  const { body, location, target } = still();
  target.set(-460);
  for (let step = 0; step < slideSteps / 2; step++) body.seek();
  location.add(2760);
  target.add(2760);
  for (let step = 0; step < slideSteps / 2; step++) body.seek();
  expect(location.get()).toBeCloseTo(2300, 6);
});

test('starts a whole slide for a new target', () => {
  const { body, location, target } = still();
  target.set(-460);
  for (let step = 0; step < 20; step++) body.seek();
  target.set(-920);
  for (let step = 0; step < slideSteps - 1; step++) body.seek();
  expect(location.get()).toBeGreaterThan(-920);
  body.seek();
  expect(location.get()).toBeCloseTo(-920, 6);
});

test('leaves a drag to Embla', () => {
  const { body, location, target, drag } = still();
  drag();
  target.set(-30);
  body.seek();
  expect(location.get()).toBe(-30);
});

/** The parts of Embla's engine that a slide needs, at rest at 0. */
function still() {
  const location = vector();
  const target = vector();
  let duration = slideSteps;
  const self = () => physics;
  const physics = {
    direction: () => 0,
    duration: () => duration,
    velocity: () => 0,
    settled: () => false,
    seek: () => {
      location.set(target.get());
      return physics;
    },
    useBaseFriction: self,
    useBaseDuration: self,
    useFriction: self,
    useDuration: self,
  };
  const body = timedScrollBody({
    scrollBody: physics,
    location,
    previousLocation: vector(),
    target,
  });
  return { body, location, target, drag: () => (duration = 0.75) };
}

/** Embla's Vector1D, which its package does not export. */
function vector() {
  let value = 0;
  const plain = (n: number | { get: () => number }) => (typeof n === 'number' ? n : n.get());
  return {
    get: () => value,
    set: (n: number | { get: () => number }) => void (value = plain(n)),
    add: (n: number | { get: () => number }) => void (value += plain(n)),
    subtract: (n: number | { get: () => number }) => void (value -= plain(n)),
  };
}
