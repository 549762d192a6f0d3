import { expect, test } from 'vitest';
import { LocalWindows } from './local-windows.ts';

test('a flood from everywhere pushes out who asked long ago, and not the window of everybody', () => {
  const windows = new LocalWindows(600, () => 0);
  windows.of('early').untold = 3;
  windows.of('everybody').untold = 5;
  for (let n = 0; n < 25_000; n++) {
    windows.of(`line ${n}`);
    windows.of('everybody');
  }
  expect(windows.of('everybody').untold).toBe(5);
  expect(windows.of('early').untold).toBe(0);
});

test('a window ends in its time, whichever way the clock is set', () => {
  let now = 0;
  const windows = new LocalWindows(600, () => now);
  windows.of('line').untold = 3;
  now = 599_999;
  expect(windows.of('line').untold).toBe(3);
  now = 600_000;
  expect(windows.of('line')).toMatchObject({ untold: 0, endsAt: 1_200_000 });
  windows.of('line').untold = 3;
  now = -1;
  expect(windows.of('line').untold).toBe(0);
});
