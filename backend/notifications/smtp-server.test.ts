import { expect, test } from 'vitest';
import { smtpServer, smtpUrlProblem } from './smtp-server.ts';

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

test.each([
  [
    'smtp://user:pass@mail.agency.com?requireTLS=true',
    /^Remove requireTLS=true: TLS is now required/,
  ],
  ['smtps://user:pass@mail.agency.com?requireTLS=true', /^Remove requireTLS=true/],
  ['smtp://mail.agency.com?requireTLS=true', /^Write tls=required instead of requireTLS=true/],
  ['smtp://user:pass@mail.agency.com?requireTLS=false', /^has the parameter requireTLS/],
  ['smtp://user:pass@mail.agency.com?tls=required&pool=true', /^has the parameter pool/],
  ['smtps://user:pass@mail.agency.com?tls=optional', /^Remove tls=optional/],
  ['smtp://user:pass@mail.agency.com?tls=no', /^is not an address such as/],
  ['https://mail.agency.com', /^is not an address such as/],
])('says what is wrong with %s', (url, problem) => {
  expect(smtpUrlProblem(new URL(url))).toMatch(problem);
});

test.each([
  'smtp://user:1?secret@mail.agency.com',
  'smtp://user:1?secret=1@mail.agency.com',
  'smtp://user:1?secret=1#2@mail.agency.com',
  'smtp://user:1@mail.agency.com?%73ecret%20text=1',
  'smtp://user:secret@mail.agency.com?password=secret',
])('does not repeat what may be part of a password: %s', (url) => {
  expect(smtpUrlProblem(new URL(url))).not.toContain('secret');
});
