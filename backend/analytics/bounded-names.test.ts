import { expect, test } from 'vitest';
import { BoundedNames, mostNames, otherNames } from './bounded-names.ts';
import type { DailyCount } from './daily-counts.ts';

test('names beyond so many in a day are counted together, those known before go on', () => {
  const names = new BoundedNames([]);
  const kept = Array.from({ length: 1000 }, (_, n) => named(names, source(`${n}.example`)));
  expect(new Set(kept).size).toBe(mostNames.source + 1);
  expect(kept.at(-1)).toBe(otherNames);
  expect(named(names, source('7.example'))).toBe('7.example');
});

test('what was counted before a restart has its place', () => {
  const before = Array.from({ length: mostNames.source }, (_, n) => source(`${n}.example`));
  const names = new BoundedNames(before);
  expect(named(names, source('7.example'))).toBe('7.example');
  expect(named(names, source('new.example'))).toBe(otherNames);
});

test('each kind has its own room', () => {
  const names = new BoundedNames([]);
  for (let n = 0; n < 1000; n++) named(names, source(`${n}.example`));
  const campaign = { ...source('a / b / c'), what: 'campaign-step' } as const;
  expect(named(names, campaign)).toBe(campaign.second);
  const step = { ...source('/services'), what: 'step' } as const;
  expect(names.bound(step, 'one')).toEqual(step);
});

test('what comes from the program’s own lists is never changed', () => {
  const names = new BoundedNames([]);
  for (let n = 0; n < 1000; n++) {
    const vital: DailyCount = { ...source(''), what: 'LCP', first: '/', second: String(n) };
    expect(names.bound(vital, 'one')).toEqual(vital);
  }
});

test('a new source is named once three subnets have brought it, and from then on for all', () => {
  const names = new BoundedNames([]);
  const from = (subnet: string) => names.bound(source('new.example'), subnet).second;
  expect(['one', 'one', 'two', 'one'].map(from)).toEqual(Array(4).fill(otherNames));
  expect(from('three')).toBe('new.example');
  expect(from('one')).toBe('new.example');
});

test('a source and a campaign of one name wait for their own subnets', () => {
  const names = new BoundedNames([]);
  const campaign = { ...source('spring'), what: 'campaign-step' } as const;
  names.bound(campaign, 'one');
  names.bound(campaign, 'two');
  expect(names.bound(source('spring'), 'three').second).toBe(otherNames);
  expect(names.bound(campaign, 'three').second).toBe('spring');
});

test('a source that was named lately is named at once', () => {
  const names = new BoundedNames([], [{ what: 'source-step', name: 'known.example' }]);
  expect(names.bound(source('known.example'), 'one').second).toBe('known.example');
  const campaign = { ...source('known.example'), what: 'campaign-step' } as const;
  expect(names.bound(campaign, 'one').second).toBe(otherNames);
});

test('a visit without a source needs no other subnets', () => {
  expect(new BoundedNames([]).bound(source(''), 'one').second).toBe('');
});

/** The name of a count once as many subnets as it takes have brought it. */
/** Brought by enough subnets that bring nothing else. */
function named(names: BoundedNames, count: DailyCount): string | undefined {
  const subnets = ['one', 'two', 'three'].map((subnet) => `${subnet} for ${count.second}`);
  return subnets.map((subnet) => names.bound(count, subnet).second).at(-1);
}

function source(name: string): DailyCount {
  const day = '2026-11-21';
  return { day, what: 'source-step', first: 'came', second: name, count: 1 };
}
