import { expect, test } from 'vitest';
import { dotEnvProblems } from './dot-env.ts';

const names = ['PORT', 'HOST', 'SMTP_URL', 'MAIL_FROM', 'MAIL_TO'];

test.each([
  '',
  '# Ours\n\n  # PORT: 1\nPORT=1',
  'export PORT=1 # ours\nHOST = "::1"   # here',
  'MAIL_FROM="Joe\'s, Inc. <a@shop.example>"',
  'SMTP_URL=smtp://joe\'s:"a=b"@mail.shop.example',
  "SMTP_URL='smtp://u:1#2@mail.shop.example'",
  'TZ=America/Denver\nNODE_OPTIONS=--max-old-space-size=200',
])('has nothing against %j', (text) => {
  expect(dotEnvProblems(text, names)).toEqual([]);
});

test.each([
  ['PORT: 1', '.env:1: is not read: a setting is its name, = and its value'],
  ['set PORT=1', '.env:1: is not read'],
  ['PORT\u00a0=1', '.env:1: is not read'],
  ['PORT=1\n\nPORT=2', '.env:3: PORT: is set in line 1 already'],
  ['SMPT_URL=smtp://secret', '.env:1: SMPT_URL: there is no such setting. Did you mean SMTP_URL?'],
  ['MAIL-TO=secret', '.env:1: MAIL-TO: there is no such setting. Did you mean MAIL_TO?'],
  ['SMTP_URL=smtp://u:1#secret@b.example', '.env:1: SMTP_URL: a # begins a comment'],
  ['MAIL_FROM="Joe" <secret>', '.env:1: MAIL_FROM: a value that begins with a quote ends'],
  ['MAIL_FROM="Joe <secret>\nPORT="1"', '.env:1: MAIL_FROM: a value that begins with a quote ends'],
])('says where %j is read otherwise than it is meant', (text, problem) => {
  const problems = dotEnvProblems(text, names);
  expect(problems).toEqual([expect.stringContaining(problem)]);
  expect(problems.join()).not.toContain('secret');
});
