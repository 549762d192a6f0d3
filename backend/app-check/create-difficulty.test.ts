import { expect, test } from 'vitest';
import { createDifficulty, easiest, hardest } from './create-difficulty.ts';

const minute = 60_000;

function begin() {
  let now = Date.UTC(2026, 10, 21);
  const next = createDifficulty(() => now);
  return {
    pass: (time: number) => (now += time),
    request: (times: number) => Array.from({ length: times }, next).at(-1),
  };
}

test('stays at the lowest on a day with many visitors', () => {
  const { request, pass } = begin();
  for (let minutes = 0; minutes < 60; minutes++) {
    expect(request(20)).toBe(easiest);
    pass(minute);
  }
});

test('doubles with the number of challenges, up to a maximum', () => {
  const { request } = begin();
  const rising = [request(59), request(1), request(60), request(120), request(240), request(5000)];
  expect(rising).toEqual([easiest, easiest * 2, easiest * 4, hardest, hardest, hardest]);
});

test('falls again a minute later', () => {
  const { request, pass } = begin();
  expect(request(1000)).toBe(hardest);
  pass(minute);
  expect(request(1)).toBe(easiest);
});
