import { expect, test } from 'vitest';
import { maxNames, maxNamesOfClient, minClients, PendingNames } from './pending-names.ts';

test('confirms a name with the third client, however often the first two bring it', () => {
  const names = new PendingNames();
  const clients = ['one', 'two', 'one', 'two', 'three'];
  expect(clients.map((client) => names.isConfirmed('a.example', client))).toEqual([
    ...[false, false, false, false],
    true,
  ]);
  expect(minClients).toBe(3);
});

test('one client cannot push out what others brought', () => {
  const names = new PendingNames();
  names.isConfirmed('honest.example', 'one');
  names.isConfirmed('honest.example', 'two');
  for (let n = 0; n < 2 * maxNames; n++) names.isConfirmed(`${n}.example`, 'flood');
  expect(names.isConfirmed('honest.example', 'three')).toBe(true);
});

test('one client holds so many names at a time, and has room again for each that is confirmed', () => {
  const names = new PendingNames();
  for (let n = 0; n < maxNamesOfClient; n++) names.isConfirmed(`${n}.example`, 'one');
  names.isConfirmed('late.example', 'one');
  names.isConfirmed('late.example', 'two');
  // The first client was over its limit, so this is only the second.
  expect(names.isConfirmed('late.example', 'three')).toBe(false);
  names.isConfirmed('0.example', 'two');
  expect(names.isConfirmed('0.example', 'three')).toBe(true);
  expect(names.isConfirmed('late.example', 'one')).toBe(true);
});

test('drops the oldest name of too many', () => {
  const names = new PendingNames();
  names.isConfirmed('oldest.example', 'one');
  names.isConfirmed('oldest.example', 'two');
  for (let n = 0; n < maxNames; n++) names.isConfirmed(`${n}.example`, `client ${n}`);
  expect(names.isConfirmed('oldest.example', 'three')).toBe(false);
});
