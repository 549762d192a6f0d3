import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { functionsEnvironment } from './functions-environment.ts';

test('writes the settings of the functions, and only the names of secrets', () => {
  const text = functionsEnvironment({
    SITE_URL: 'https://www.agency.com',
    MAIL_FROM: 'Our Agency <website@agency.com>',
    FIREBASE_PROJECT_ID: 'my-agency',
    SMTP_URL: 'smtps://user:password@mail.agency.com',
    WEBHOOK_URL: ' ',
    DATA_DIR: './data',
    PATH: '/bin',
  });
  expect(text).not.toContain('password');
  expect(parseEnv(text)).toEqual({
    SITE_URL: 'https://www.agency.com',
    MAIL_FROM: 'Our Agency <website@agency.com>',
    SITE_FIREBASE_PROJECT_ID: 'my-agency',
    SECRET_SETTINGS: 'SMTP_URL',
  });
});
