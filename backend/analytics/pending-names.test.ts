import { expect, test } from 'vitest';
import { maxPendingNames, maxNamesPerSubnet, minSubnets, PendingNames } from './bounded-names.ts';

test('confirms a name with the third subnet, however often the first two bring it', () => {
  const names = new PendingNames();
  const subnets = ['one', 'two', 'one', 'two', 'three'];
  expect(subnets.map((subnet) => names.confirm('a.example', subnet))).toEqual([
    ...[false, false, false, false],
    true,
  ]);
  expect(minSubnets).toBe(3);
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

test('drops the oldest name of too many', () => {
  const names = new PendingNames();
  names.confirm('oldest.example', 'one');
  names.confirm('oldest.example', 'two');
  for (let n = 0; n < maxPendingNames; n++) names.confirm(`${n}.example`, `subnet ${n}`);
  expect(names.confirm('oldest.example', 'three')).toBe(false);
});
