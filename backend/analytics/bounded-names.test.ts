import { expect, test } from 'vitest';
import {
  BoundedNames,
  maxNames,
  maxNamesPerSubnet,
  maxPendingNames,
  otherNames,
  PendingNames,
} from './bounded-names.ts';
import type { DailyCount } from './daily-counts.ts';

const today = '2026-11-21';

test('names a source once three subnets brought it', () => {
  const names = new BoundedNames([], today, new PendingNames());
  const subnets = ['one', 'one', 'two', 'three', 'one'];
  expect(subnets.map((subnet) => bound(names, 'shop.example', subnet))).toEqual([
    ...[otherNames, otherNames, otherNames],
    ...['shop.example', 'shop.example'],
  ]);
});

test('names no more sources in a day than the limit, and goes on counting those it has', () => {
  const before = Array.from({ length: maxNames }, (_, n) => source(`${n}.example`));
  const names = new BoundedNames(before, today, new PendingNames());
  expect(bound(names, '7.example')).toBe('7.example');
  for (const subnet of ['one', 'two', 'three']) {
    expect(bound(names, 'new.example', subnet)).toBe(otherNames);
  }
});

test('limits campaigns apart from sources, and nothing else', () => {
  const before = Array.from({ length: maxNames }, (_, n) => source(`${n}.example`));
  const names = new BoundedNames(before, today, new PendingNames());
  expect(bound(names, '')).toBe('');
  for (const what of ['step', 'screen', 'LCP'] as const) {
    const count = { ...source('a / b / c'), what };
    expect(names.bound(count, 'one')).toEqual(count);
  }
  const campaign = { ...source('a / b / c'), what: 'campaign-step' } as const;
  const stored = ['one', 'two', 'three'].map((subnet) => names.bound(campaign, subnet).second);
  expect(stored).toEqual([otherNames, otherNames, 'a / b / c']);
});

test('one subnet cannot push out what others brought', () => {
  const names = new PendingNames();
  names.confirm('honest.example', 'one');
  names.confirm('honest.example', 'two');
  for (let n = 0; n < 2 * maxPendingNames; n++) names.confirm(`${n}.example`, 'flood');
  expect(names.confirm('honest.example', 'three')).toBe(true);
});

test('takes so many names from a subnet and no more, whether or not they are confirmed', () => {
  const names = new PendingNames();
  const subnets = ['one', 'two', 'three'];
  const confirmed = (n: number) => subnets.map((subnet) => names.confirm(`${n}.example`, subnet));
  for (let n = 0; n < maxNamesPerSubnet; n++) expect(confirmed(n)).toContain(true);
  expect(confirmed(maxNamesPerSubnet)).not.toContain(true);
});

test('takes as many again the next day, and still knows who brought a name', () => {
  const names = new PendingNames();
  names.confirm('slow.example', 'one');
  for (let n = 0; n < maxNamesPerSubnet; n++) names.confirm(`${n}.example`, 'two');
  expect(names.confirm('slow.example', 'two')).toBe(false);
  names.beginDay();
  names.confirm('slow.example', 'two');
  expect(names.confirm('slow.example', 'three')).toBe(true);
});

function bound(names: BoundedNames, name: string, subnet = 'one'): string {
  return names.bound(source(name), subnet).second;
}

function source(name: string, day = today): DailyCount {
  return { day, what: 'source-step', first: 'visited', second: name, count: 1 };
}
