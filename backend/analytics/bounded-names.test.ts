import { expect, test } from 'vitest';
import { BoundedNames, mostNames, otherNames } from './bounded-names.ts';
import type { DailyCount } from './daily-counts.ts';

test('names beyond so many in a day are counted together, those known before go on', () => {
  const names = new BoundedNames([]);
  const kept = Array.from({ length: 1000 }, (_, n) => names.bound(source(`${n}.example`)).second);
  expect(new Set(kept).size).toBe(mostNames.source + 1);
  expect(kept.at(-1)).toBe(otherNames);
  expect(names.bound(source('7.example')).second).toBe('7.example');
});

test('what was counted before a restart has its place', () => {
  const before = Array.from({ length: mostNames.source }, (_, n) => source(`${n}.example`));
  const names = new BoundedNames(before);
  expect(names.bound(source('7.example')).second).toBe('7.example');
  expect(names.bound(source('new.example')).second).toBe(otherNames);
});

test('each kind has its own room', () => {
  const names = new BoundedNames([]);
  for (let n = 0; n < 1000; n++) names.bound(source(`${n}.example`));
  const campaign = { ...source('a / b / c'), what: 'campaign-step' } as const;
  expect(names.bound(campaign)).toEqual(campaign);
  const step = { ...source('/services'), what: 'step' } as const;
  expect(names.bound(step)).toEqual(step);
});

test('what comes from the program’s own lists is never changed', () => {
  const names = new BoundedNames([]);
  for (let n = 0; n < 1000; n++) {
    const vital: DailyCount = { ...source(''), what: 'LCP', first: '/', second: String(n) };
    expect(names.bound(vital)).toEqual(vital);
  }
});

function source(name: string): DailyCount {
  const day = '2026-11-21';
  return { day, what: 'source-step', first: 'came', second: name, count: 1 };
}
