import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseConfig } from './config.ts';
import { configFrom } from './settings.ts';

type Env = Readonly<Record<string, string>>;

function problemsOf(env: Env): readonly string[] {
  return parseConfig(env).problems;
}

test('all settings are optional, and a blank one is not set', () => {
  const defaults = {
    host: '127.0.0.1',
    port: 8080,
    siteUrl: undefined,
    functionsUrl: undefined,
    dataDir: resolve('data'),
    database: undefined,
    drainSeconds: 0,
    smtpServer: undefined,
    mailFrom: undefined,
    mailTo: undefined,
    inquiryEmailsPerHour: 60,
    webhookUrl: undefined,
    trustProxy: false,
    appCheck: { kind: 'proof-of-work' },
    retentionDays: undefined,
    gaMeasurementId: undefined,
    indexNowKey: undefined,
  };
  expect(configFrom({})).toEqual(defaults);
  expect(configFrom({ HOST: '', PORT: ' ', SMTP_URL: '', DATABASE_URL: '' })).toEqual(defaults);
});

test('reports every problem at once, each in one line without control characters', () => {
  const problems = problemsOf({
    HOST: 'a\u001b[31m',
    PORT: '80\n80',
    SITE_URL: 'inquiry',
    SMTP_URL: 'https://user:secret@mail',
    MAIL_FROM: 'nobody',
    MAIL_TO: 'x\u202e\r\ny',
  });
  expect(problems.map((problem) => problem.split(':')[0])).toEqual([
    ...['HOST', 'PORT', 'SITE_URL', 'SMTP_URL', 'MAIL_FROM', 'MAIL_TO'],
  ]);
  for (const problem of problems) expect(problem).toMatch(/^[\x20-\x7e]+$/);
});

const recaptcha = {
  APP_CHECK: 'recaptcha',
  RECAPTCHA_SITE_KEY: '6Lc_site-key',
  FIREBASE_PROJECT_ID: 'agency',
  FIREBASE_APP_ID: '1:1234567890:web:0123abcd',
  FIREBASE_API_KEY: 'AIza-key',
};
const google = {
  siteKey: '6Lc_site-key',
  firebase: { projectId: 'agency', appId: '1:1234567890:web:0123abcd', apiKey: 'AIza-key' },
};
const firestore = { engine: 'firestore', projectId: 'my-agency-4f2a1' };

test('accepts a value of each setting', () => {
  const config = configFrom({
    ...{ HOST: '0.0.0.0', PORT: '0', DRAIN_SECONDS: '0', RETENTION_DAYS: '1' },
    SITE_URL: 'https://www.agency.example',
    FUNCTIONS_URL: 'https://functions.example.com/api/',
    SMTP_URL: 'smtp://user:p%40ss@mail.agency.com?tls=optional',
    MAIL_FROM: '"Agency, Inc." <website@agency.example>',
    MAIL_TO: 'office@agency.example',
    INQUIRY_EMAILS_PER_HOUR: '2',
    TRUST_PROXY: '10.0.0.0/8, 2001:db8::/32,192.0.2.1',
    ...{ GA_MEASUREMENT_ID: 'G-1A2B3C4D5E', INDEXNOW_KEY: '0123456789abcdef' },
    ...recaptcha,
  });
  expect(config).toMatchObject({
    ...{ host: '0.0.0.0', port: 0, drainSeconds: 0, retentionDays: 1, inquiryEmailsPerHour: 2 },
    siteUrl: { origin: 'https://www.agency.example' },
    functionsUrl: 'https://functions.example.com/api',
    smtpServer: { host: 'mail.agency.com' },
    mailFrom: { name: 'Agency, Inc.', address: 'website@agency.example' },
    mailTo: { name: '', address: 'office@agency.example' },
    trustProxy: '10.0.0.0/8,2001:db8::/32,192.0.2.1',
    ...{ gaMeasurementId: 'G-1A2B3C4D5E', indexNowKey: '0123456789abcdef' },
    appCheck: { kind: 'recaptcha', ...google },
  });
});

test.each<[Env, object]>([
  [{ HOST: 'localhost' }, { host: '127.0.0.1' }],
  [{ FUNCTIONS_URL: 'http://127.0.0.1:8080/api' }, { functionsUrl: 'http://127.0.0.1:8080/api' }],
  ...[
    'https://:token@ntfy.agency.example/secret',
    'http://box.home.arpa/secret',
    'https://mattermost.agency.example/hooks/secret#slack',
  ].map((WEBHOOK_URL): [Env, object] => [{ WEBHOOK_URL }, { webhookUrl: { href: WEBHOOK_URL } }]),
  [
    { ...recaptcha, APP_CHECK: 'recaptcha-enterprise' },
    { appCheck: { kind: 'recaptcha-enterprise', ...google } },
  ],
  [{ DATABASE_URL: 'firestore://my-agency-4f2a1' }, { database: firestore, drainSeconds: 3 }],
  ...[
    'postgresql://site:pass@db.agency.example/website?sslmode=verify-full',
    'postgres:///website?host=/run/postgresql&user=site',
  ].map((DATABASE_URL): [Env, object] => [
    { DATABASE_URL },
    { database: { engine: 'postgresql', url: { pathname: '/website' } }, drainSeconds: 3 },
  ]),
])('accepts %j', (env, config) => {
  expect(configFrom(env)).toMatchObject(config);
});

describe('rejects, without repeating a secret:', () => {
  test.each([
    ['HOST', 'is not a host name', ['not a host', 'localhost:8080', '127.0.0.1:8080', '[::1]']],
    ['DATA_DIR', 'is filled in by shells only', ['~/data', '~', '$HOME/data']],
    [
      'SITE_URL',
      'with nothing after it',
      ...[
        [
          'https://www.example.com/denver/',
          'https://me:word@www.example.com',
          'ftp://www.example.com',
        ],
      ],
    ],
    ['MAIL_TO', 'is not an address', ['One <one@example.com>, Two <two@example.com>']],
    ['PORT', 'is not a port', ['-1', '0x50', 'eighty', '65536']],
    ['DRAIN_SECONDS', 'is not a whole number', ['61']],
    ['RETENTION_DAYS', 'is not a whole', ['0', '1.5', '3651', '1e3', '90 days']],
    ['INQUIRY_EMAILS_PER_HOUR', 'is not a whole', ['1', '10001']],
    ['GA_MEASUREMENT_ID', 'is not a stream id', ['UA-1', 'G-1']],
    [
      'FUNCTIONS_URL',
      'is not an address such as https://functions',
      ['http://functions.example.com/api', 'https://functions.example.com/?key=1', 'javascript:x'],
    ],
    ['SMTP_URL', 'is not an address', ['smtp://user:1?hidden@mail.agency.com', 'user:hidden']],
    [
      'WEBHOOK_URL',
      'is not an address such as',
      [
        'hooks.slack.com/hidden',
        'http://127.0.0.1.evil.example/hidden',
        'https://x.example#hidden',
      ],
    ],
    [
      'TRUST_PROXY',
      'does not name proxies',
      ['true', '1', '10.0.0.0/33', '10.0.0.0/0', '10.1/8', 'proxy.example'],
    ],
    ['APP_CHECK', 'is not one of proof-of-work', ['hcaptcha']],
    ['INDEXNOW_KEY', 'is not 8 to 128 letters', ['short', 'with a space']],
    [
      'DATABASE_URL',
      'is not firestore:// and',
      ['firestore://me:hidden@my-agency-4f2a1', 'firestore://Hidden-Project'],
    ],
    ['DATABASE_URL', 'is not an address', ['mysql://site:hidden@db.agency.example/web', 'hidden']],
    ['DATABASE_URL', 'names no server', ['postgres:///website?password=hidden']],
    ['DATABASE_URL', 'names no user', ['postgres://db.agency.example/website?password=hidden']],
    ['DATABASE_URL', 'names no database', ['postgres://site:hidden@db.agency.example/']],
    [
      'DATABASE_URL',
      'write %23 for # and %2F',
      ['postgres://site:12#hidden@db.agency.example/web'],
    ],
    ['DATABASE_URL', 'has a % that', ['postgres://site:hidden%@db.agency.example/website']],
    [
      'DATABASE_URL',
      'does not name sslmode once',
      ['verify_full', 'require&sslmode=disable', 'require&ssl_mode=require'].map(
        (mode) => `postgres://site:hidden@db.agency.example/website?sslmode=${mode}`,
      ),
    ],
  ])('a %s that %s', (name, problem, values) => {
    for (const value of values) {
      const problems = problemsOf({ [name]: value });
      expect(problems, value).toEqual([expect.stringContaining(problem)]);
      expect(problems[0]).toMatch(new RegExp(`^${name}: `));
      expect(problems[0]).not.toContain('hidden');
    }
  });

  test('each part of reCAPTCHA that is missing or wrong', () => {
    const wrong = { RECAPTCHA_SITE_KEY: '', FIREBASE_APP_ID: 'website', FIREBASE_API_KEY: '">' };
    expect(problemsOf({ ...recaptcha, ...wrong })).toEqual([
      'RECAPTCHA_SITE_KEY: is not set, and APP_CHECK=recaptcha needs it',
      expect.stringMatching(/^FIREBASE_APP_ID: "website" is not the id/),
      expect.stringMatching(/^FIREBASE_API_KEY: /),
    ]);
  });

  test.each([
    ...['', 'http://www.agency.example', 'https://localhost:8080', 'https://192.168.1.7'],
  ])('a key for search engines beside the address %j, which they cannot reach', (SITE_URL) => {
    expect(problemsOf({ INDEXNOW_KEY: '0123456789abcdef', SITE_URL })).toEqual([
      expect.stringMatching(/^INDEXNOW_KEY: needs SITE_URL/),
    ]);
  });
});
