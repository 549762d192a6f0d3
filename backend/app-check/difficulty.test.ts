import { expect, test } from 'vitest';
import { createDifficulty, easiest, hardest } from './difficulty.ts';

const minute = 60_000;

/** A clock that is set by hand, and what the difficulty is by it. */
function begin() {
  let now = Date.UTC(2026, 10, 21);
  const next = createDifficulty(() => now);
  return {
    next,
    pass: (time: number) => (now += time),
    ask: (times: number) => Array.from({ length: times }, next).at(-1),
  };
}

test('a day with many visitors is easy', () => {
  const { ask, pass } = begin();
  for (let minutes = 0; minutes < 60; minutes++) {
    expect(ask(20)).toBe(easiest);
    pass(minute);
  }
});

test('rises with the number of challenges, up to a maximum', () => {
  const { ask } = begin();
  const rising = [ask(29), ask(31), ask(60), ask(120), ask(240), ask(5000)];
  expect(rising).toEqual([easiest, easiest * 2, easiest * 4, hardest, hardest, hardest]);
});

test('it falls again when the flood is over', () => {
  const { ask, pass, next } = begin();
  ask(1000);
  pass(minute);
  expect(next()).toBe(easiest);
});

test('a clock that was set back leaves no attack behind', () => {
  const { ask, pass, next } = begin();
  ask(1000);
  pass(-24 * 60 * minute);
  expect(next()).toBe(easiest);
});
