import { expect, test } from 'vitest';
import { maxNames, maxNamesPerSubnet, minSubnets, PendingNames } from './pending-names.ts';

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
  for (let n = 0; n < 2 * maxNames; n++) names.confirm(`${n}.example`, 'flood');
  expect(names.confirm('honest.example', 'three')).toBe(true);
});

test('one subnet holds so many names at a time, and has room again for each that is confirmed', () => {
  const names = new PendingNames();
  for (let n = 0; n < maxNamesPerSubnet; n++) names.confirm(`${n}.example`, 'one');
  names.confirm('late.example', 'one');
  names.confirm('late.example', 'two');
  // The first subnet was over its limit, so this is only the second.
  expect(names.confirm('late.example', 'three')).toBe(false);
  names.confirm('0.example', 'two');
  expect(names.confirm('0.example', 'three')).toBe(true);
  expect(names.confirm('late.example', 'one')).toBe(true);
});

test('drops the oldest name of too many', () => {
  const names = new PendingNames();
  names.confirm('oldest.example', 'one');
  names.confirm('oldest.example', 'two');
  for (let n = 0; n < maxNames; n++) names.confirm(`${n}.example`, `subnet ${n}`);
  expect(names.confirm('oldest.example', 'three')).toBe(false);
});
