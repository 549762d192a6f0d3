import { chmod } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { settingProblems } from './setting-problems.ts';

const live = {
  SITE_URL: 'https://www.agency.com',
  SMTP_URL: 'smtps://user:secret@mail.agency.com',
  MAIL_FROM: 'Our Agency <website@agency.com>',
  TRUST_PROXY: 'loopback',
};

test('the settings of a live copy have no problems', () => {
  expect(settingProblems(live)).toEqual([]);
  for (const SMTP_URL of [
    'smtp://localhost:25',
    'smtp://mail.internal:25',
    'smtp://user:secret@10.0.0.5?tls=optional',
    'smtp://user:secret@mail.agency.com:587',
    'smtp://mail.agency.com:25?tls=required',
  ]) {
    expect(settingProblems({ ...live, SMTP_URL })).toEqual([]);
  }
  expect(settingProblems({ ...live, MAIL_TO: 'office@agency.com' })).toEqual([]);
  for (const where of [
    'db.agency.com/website?sslmode=verify-full',
    'db.agency.com/website?sslmode=require',
    'localhost/website',
    '[::1]/website',
    '/website?host=/run/postgresql',
    'database.internal/website?sslmode=disable',
  ]) {
    const DATABASE_URL = `postgres://site:secret@${where}`;
    expect(settingProblems({ ...live, DATABASE_URL })).toEqual([]);
  }
});

test('DATA_DIR must not be open to every user of the machine', async () => {
  const DATA_DIR = await temporaryFolder();
  expect(settingProblems({ ...live, DATA_DIR })).toEqual([]);
  await chmod(DATA_DIR, 0o755);
  expect(settingProblems({ ...live, DATA_DIR })).toEqual([expect.stringMatching(/^DATA_DIR: /)]);
  expect(settingProblems({ ...hosted, DATA_DIR }, true)).toEqual([]);
});

test.each(Object.keys(live))('%s must be set', (name) => {
  expect(settingProblems({ ...live, [name]: ' ' })).toEqual([
    expect.stringContaining(`${name}: is not set`),
  ]);
});

const db = 'postgres://site:secret@db.agency.com/x';
const hosted = { ...live, TRUST_PROXY: '', FIREBASE_PROJECT_ID: 'my-agency-1' };

test.each([
  ['FIREBASE_PROJECT_ID', '', 'is not set'],
  ['FIREBASE_PROJECT_ID', 'demo-agency', 'no project'],
  ['FUNCTIONS_URL', 'https://contact-abc-uc.a.run.app', 'under /api'],
  ['DATABASE_URL', 'firestore://my-agency-4f2a1', undefined],
  ['FUNCTIONS_URL', 'https://functions.agency.com/api', undefined],
])('%s=%s on the hosted platform: %s', (name, value, why) => {
  const found = why === undefined ? [] : [expect.stringMatching(new RegExp(`^${name}: .*${why}`))];
  expect(settingProblems({ ...hosted, [name]: value }, true)).toEqual(found);
});

test.each([
  ['SITE_URL', 'http://www.agency.com', 'not https'],
  ['FUNCTIONS_URL', 'http://127.0.0.1:8080/api', 'no visitor reaches'],
  ['SITE_URL', 'https://www.example.com', 'your own domain'],
  ['DATABASE_URL', 'firestore://my-agency-4f2a1', 'served by its functions'],
  ['DATABASE_URL', db, 'others may read'],
  ['DATABASE_URL', `${db}?sslmode=no-verify`, 'others may read'],
  ['DATABASE_URL', `${db}?sslmode=require&uselibpqcompat=true`, 'others may read'],
  ['SMTP_URL', 'smtp://user:secret@mail.example.com', 'mail.example.com is an example'],
  ['SMTP_URL', 'smtp://user:secret@mail.agency.com?tls=optional', 'password and emails'],
  ['SMTP_URL', 'smtp://mail.agency.com:25', 'in the clear. Add .tls=required'],
  ['MAIL_FROM', 'Agency <website@agency.example>', 'website@agency.example is an example'],
])('rejects %s=%s for a live copy', (name, value, why) => {
  const found = settingProblems({ ...live, [name]: value });
  expect(found).toEqual([expect.stringMatching(new RegExp(`^${name}: .*${why}`))]);
  expect(found.join()).not.toContain('secret');
});

test('errors of the server come first, each setting once', () => {
  const found = settingProblems({ SITE_URL: 'agency', PORT: 'eighty', MAIL_FROM: live.MAIL_FROM });
  expect(found).toEqual([
    expect.stringMatching(/^PORT: "eighty" is not a port/),
    expect.stringMatching(/^SITE_URL: "agency" is not an address/),
    expect.stringMatching(/^SMTP_URL: is not set/),
    expect.stringMatching(/^TRUST_PROXY: is not set/),
  ]);
});
