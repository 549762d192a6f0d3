import { expect, test } from 'vitest';
import { BoundedNames, maxNames, maxNamesPerSubnet, otherNames } from './bounded-names.ts';
import type { DailyCount } from './daily-counts.ts';

test('names sources up to the limit of a day, and goes on counting those it has', () => {
  const names = new BoundedNames([]);
  const stored = Array.from({ length: 300 }, (_, n) => bound(names, `${n}.example`, `subnet ${n}`));
  expect(new Set(stored).size).toBe(maxNames);
  expect(stored.at(-1)).toBe(otherNames);
  expect(bound(names, '7.example', 'subnet 299')).toBe('7.example');
});

test('remembers the names that were counted before a restart', () => {
  const before = Array.from({ length: maxNames }, (_, n) => source(`${n}.example`));
  const names = new BoundedNames(before);
  expect(bound(names, '7.example')).toBe('7.example');
  expect(bound(names, 'new.example')).toBe(otherNames);
});

test('one subnet cannot use up the names of a day', () => {
  const names = new BoundedNames([]);
  const flood = Array.from({ length: 1000 }, (_, n) => bound(names, `${n}.example`, 'flood'));
  expect(flood.filter((name) => name !== otherNames)).toHaveLength(maxNamesPerSubnet);
  expect(bound(names, 'honest.example', 'another')).toBe('honest.example');
  expect(bound(names, 'honest.example', 'flood')).toBe('honest.example');
});

test('limits campaigns apart from sources, and nothing else', () => {
  const names = new BoundedNames(
    Array.from({ length: maxNames }, (_, n) => source(`${n}.example`)),
  );
  expect(bound(names, '')).toBe('');
  for (const what of ['campaign-step', 'step', 'way', 'LCP'] as const) {
    const count = { ...source('a / b / c'), what };
    expect(names.bound(count, 'one')).toEqual(count);
  }
});

function bound(names: BoundedNames, name: string, subnet = 'one'): string {
  return names.bound(source(name), subnet).second;
}

function source(name: string): DailyCount {
  return { day: '2026-11-21', what: 'source-step', first: 'came', second: name, count: 1 };
}
