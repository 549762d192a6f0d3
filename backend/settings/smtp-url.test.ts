import { expect, test } from 'vitest';
import { SettingProblem } from './setting-parsers.ts';
import { smtpServer } from './smtp-url.ts';

test.each([
  ['smtp://user:pass@mail.agency.com', { port: 587, secure: false, requireTLS: true }],
  ['smtp://user:pass@mail.agency.com?tls=optional', { secure: false, requireTLS: false }],
  ['smtp://user@[2001:db8::1]:25', { host: '2001:db8::1', port: 25, requireTLS: true }],
  ['smtp://mail.bücher.example', { host: 'mail.xn--bcher-kva.example' }],
  [
    'smtps://me%40agency.com:pass%2Fw@m.example',
    { auth: { user: 'me@agency.com', pass: 'pass/w' } },
  ],
  ['smtp://mail.agency.com', { requireTLS: false }],
  ['smtp://user:pass@localhost:2525', { port: 2525, requireTLS: false }],
  ['smtps://user:pass@mail.agency.com', { port: 465, secure: true, requireTLS: false }],
  ['smtps://mail.agency.com:8465?tls=required', { port: 8465, secure: true }],
])('parses %s', (url, server) => {
  expect(smtpServer(url)).toMatchObject(server);
});

test.each([
  'mail.agency.com',
  'smtp:mail',
  'smtp://user:pa%ss@mail.agency.com',
  'smtp://user:pass@mail.agency.com?tls=no',
  'smtp://user:pass@mail.agency.com?tls=required&host=evil.example',
  'smtps://user:pass@mail.agency.com?tls=optional',
  'smtp://user:12#34@mail.agency.com:587',
  'smtp://mail.agency.com/inbox',
  'smtp://user:pass@mail.agency.com:0',
])('rejects %s', (url) => {
  expect(() => smtpServer(url)).toThrow(SettingProblem);
});
