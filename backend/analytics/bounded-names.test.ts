import { expect, test } from 'vitest';
import { BoundedNames, maxNames, maxNamesPerSubnet, otherNames } from './bounded-names.ts';
import type { DailyCount } from './daily-counts.ts';

test('names so many new sources of a subnet, and those of others', () => {
  const names = new BoundedNames([]);
  for (let n = 0; n < maxNamesPerSubnet; n++) {
    expect(bound(names, `${n}.example`)).toBe(`${n}.example`);
  }
  expect(bound(names, 'new.example')).toBe(otherNames);
  expect(bound(names, 'new.example', 'two')).toBe('new.example');
  expect(bound(names, 'new.example')).toBe('new.example');
});

test('limits campaigns apart from sources, and nothing else', () => {
  const before = Array.from({ length: maxNames }, (_, n) => source(`${n}.example`));
  const names = new BoundedNames(before);
  expect(bound(names, '')).toBe('');
  for (const what of ['step', 'navigation', 'LCP'] as const) {
    const count = { ...source('a / b / c'), what };
    expect(names.bound(count, 'one')).toEqual(count);
  }
  const campaign = { ...source('a / b / c'), what: 'campaign-step' } as const;
  expect(names.bound(campaign, 'one')).toEqual(campaign);
});

function bound(names: BoundedNames, name: string, subnet = 'one'): string {
  return names.bound(source(name), subnet).second;
}

function source(name: string): DailyCount {
  return { day: '2026-11-21', what: 'source-step', first: 'visited', second: name, count: 1 };
}
