import { expect, test } from 'vitest';
import { isLoopbackHost, withoutBrackets } from './loopback-host.ts';

test.each(['localhost', 'LOCALHOST', '127.0.0.1', '127.8.0.1', '::1', '[::1]'])(
  'takes %s for this machine',
  (host) => expect(isLoopbackHost(host)).toBe(true),
);

test.each(['0.0.0.0', '::ffff:127.0.0.1', '127.example.com', 'localhost.example.com', ''])(
  'does not take %s for this machine',
  (host) => expect(isLoopbackHost(host)).toBe(false),
);

test('removes the brackets of an IPv6 address and nothing else', () => {
  expect(['[2001:db8::1]', 'mail.example.com'].map(withoutBrackets)).toEqual([
    '2001:db8::1',
    'mail.example.com',
  ]);
});
