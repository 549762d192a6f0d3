import { expect, test } from 'vitest';
import { isLoopbackHost, smtpServer } from './smtp-server.ts';

const read = (url: string) => smtpServer(new URL(url));

test.each([
  ['smtp://user:pass@mail.agency.com', { port: 587, secure: false, requireTLS: true }],
  ['smtp://user:pass@mail.agency.com?tls=required', { requireTLS: true }],
  ['smtp://user:pass@mail.agency.com?tls=optional', { secure: false, requireTLS: false }],
  ['smtp://user@[2001:db8::1]:25', { host: '2001:db8::1', port: 25, requireTLS: true }],
  ['smtp://user:pass@127.0.0.1.agency.com', { requireTLS: true }],
  ['smtp://mail.agency.com', { requireTLS: false }],
  ['smtp://mail.agency.com?tls=required', { requireTLS: true }],
  ['smtp://user:pass@localhost:2525', { port: 2525, requireTLS: false }],
  ['smtp://user:pass@LOCALHOST?tls=required', { requireTLS: true }],
  ['smtp://user:pass@127.8.0.1', { requireTLS: false }],
  ['smtp://user:pass@[::1]', { host: '::1', requireTLS: false }],
  ['smtps://user:pass@mail.agency.com', { port: 465, secure: true, requireTLS: false }],
  ['smtps://mail.agency.com:8465?tls=required', { port: 8465, secure: true }],
])('reads %s', (url, server) => {
  expect(read(url)).toMatchObject(server);
});

test('reads a login as it was before it was put into a URL', () => {
  const { auth } = read('smtps://me%40agency.com:pass%2Fw%C3%B6rd@mail.agency.com') ?? {};
  expect(auth).toEqual({ user: 'me@agency.com', pass: 'pass/wörd' });
  expect(read('smtp://mail.agency.com')).not.toHaveProperty('auth');
});

test.each([
  'https://mail.agency.com',
  'smtp:mail',
  'smtp://user:pa%ss@mail.agency.com',
  'smtp://user:pass@mail.agency.com?tls=no',
  'smtp://user:pass@mail.agency.com?TLS=optional',
  'smtp://user:pass@mail.agency.com?tls=optional&tls=required',
  'smtp://user:pass@mail.agency.com?requireTLS=true',
  'smtp://user:pass@mail.agency.com?ignoreTLS=true',
  'smtp://user:pass@mail.agency.com?tls.rejectUnauthorized=false',
  'smtp://user:pass@mail.agency.com?tls=required&host=evil.example',
  'smtps://user:pass@mail.agency.com?tls=optional',
])('rejects %s', (url) => {
  expect(read(url)).toBeUndefined();
});

test.each(['0.0.0.0', '::ffff:127.0.0.1', '127.example.com', 'localhost.example.com', ''])(
  'does not take %s for this machine',
  (host) => expect(isLoopbackHost(host)).toBe(false),
);
