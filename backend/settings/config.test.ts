import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseConfig } from './config.ts';

describe('the settings', () => {
  test('are all optional, and blank is none', () => {
    const nothing = {
      ok: true,
      config: {
        host: '127.0.0.1',
        port: 8080,
        siteUrl: undefined,
        dataDir: resolve('data'),
        database: undefined,
        drainSeconds: 0,
        smtpUrl: undefined,
        mailFrom: undefined,
        mailTo: undefined,
        webhookUrl: undefined,
        trustProxy: false,
        appCheck: { kind: 'proof-of-work' },
        retentionDays: undefined,
        gaMeasurementId: undefined,
        indexNowKey: undefined,
      },
    };
    expect(parseConfig({})).toEqual(nothing);
    expect(parseConfig({ HOST: '', PORT: ' ', SMTP_URL: '', DATABASE_URL: '' })).toEqual(nothing);
    expect(parseConfig({ HOST: 'localhost' })).toEqual(nothing);
  });

  test('are read', () => {
    const parsed = parseConfig({
      HOST: '0.0.0.0',
      PORT: '3000',
      SITE_URL: 'https://www.agency.example',
      DATA_DIR: '/var/lib/agency',
      SMTP_URL: 'smtps://user:p%40ss@mail.agency.example',
      MAIL_FROM: '"Agency, Inc." <website@agency.example>',
      MAIL_TO: 'office@agency.example',
      APP_CHECK: 'proof-of-work',
    });
    expect(parsed).toMatchObject({
      ok: true,
      config: {
        host: '0.0.0.0',
        port: 3000,
        dataDir: '/var/lib/agency',
        mailFrom: { name: 'Agency, Inc.', address: 'website@agency.example' },
        mailTo: { name: '', address: 'office@agency.example' },
      },
    });
  });

  test('tell every fault at once', () => {
    const parsed = parseConfig({
      HOST: 'not a host',
      PORT: '80800',
      SITE_URL: 'inquiry',
      SMTP_URL: 'https://user:secret@mail',
      MAIL_FROM: 'nobody',
      MAIL_TO: 'Office <office@>',
    });
    const faults = parsed.ok ? [] : parsed.faults;
    expect(faults.map((fault) => fault.split(':')[0])).toEqual([
      'HOST',
      'PORT',
      'SITE_URL',
      'SMTP_URL',
      'MAIL_FROM',
      'MAIL_TO',
    ]);
    expect(faults.join()).not.toContain('secret');
  });

  test.each([
    ['smtp://user:secret@mail.agency.com?tls=optional', undefined],
    ['smtp://user:secret@mail.agency.com?requireTLS=true', 'SMTP_URL: is not an address'],
    ['smtp://user:1?secret@mail.agency.com', 'SMTP_URL: is not an address'],
    ['user:secret', 'SMTP_URL: is not an address'],
  ])('check what SMTP_URL says about TLS, and never repeat it: %s', (SMTP_URL, problem) => {
    const parsed = parseConfig({ SMTP_URL });
    const faults = parsed.ok ? [] : parsed.faults;
    expect(faults).toEqual(problem === undefined ? [] : [expect.stringContaining(problem)]);
    expect(faults.join()).not.toContain('secret');
  });

  test('tell a fault in one line, whatever the setting holds', () => {
    const parsed = parseConfig({ PORT: '80\n80', HOST: 'a\u001b[31m', MAIL_TO: 'x\u202e\r\ny' });
    const faults = parsed.ok ? [] : parsed.faults;
    expect(faults).toHaveLength(3);
    for (const fault of faults) expect(fault).toMatch(/^[\x20-\x7e]+$/);
  });

  test.each([
    ['https://functions.example.com/api/', 'https://functions.example.com/api'],
    [
      'https://us-central1-agency.cloudfunctions.net',
      'https://us-central1-agency.cloudfunctions.net',
    ],
    ['http://127.0.0.1:8080/api', 'http://127.0.0.1:8080/api'],
    ['http://[::1]:8080/api', 'http://[::1]:8080/api'],
  ])('take functions at %s', (FUNCTIONS_URL, functionsUrl) => {
    expect(parseConfig({ FUNCTIONS_URL })).toMatchObject({ ok: true, config: { functionsUrl } });
  });

  test.each([
    'functions.example.com',
    'http://functions.example.com/api',
    'http://127.0.0.1.example.com/api',
    'https://functions.example.com/api?key=1',
    'https://functions.example.com/api#here',
    'https://user:word@functions.example.com/api',
    'javascript:alert(1)',
  ])('take no functions at %s', (FUNCTIONS_URL) => {
    const parsed = parseConfig({ FUNCTIONS_URL });
    expect(parsed.ok ? [] : parsed.faults).toEqual([expect.stringMatching(/^FUNCTIONS_URL: "/)]);
  });

  test.each(['-1', '1.5', '0x50', 'eighty'])('port %s is none', (PORT) => {
    expect(parseConfig({ PORT }).ok).toBe(false);
  });

  test.each([
    'https://hooks.slack.com/services/T0/B0/secret',
    'https://:token@ntfy.agency.example/secret',
    'http://127.0.0.1:9000/secret',
    'http://[::1]/secret',
    'http://192.168.1.7/secret',
    'http://[fd00::7]/secret',
    'http://ntfy/secret',
    'http://phone.home.arpa/secret',
  ])('call the webhook %s', (WEBHOOK_URL) => {
    expect(parseConfig({ WEBHOOK_URL })).toMatchObject({
      ok: true,
      config: { webhookUrl: { href: WEBHOOK_URL } },
    });
  });

  test.each([
    'hooks.slack.com/secret',
    'http://hooks.slack.com/secret',
    'http://8.8.8.8/secret',
    'http://127.0.0.1.evil.example/secret',
    'http://[2001:db8::1]/secret',
    'ftp://127.0.0.1/secret',
    'file:///secret',
  ])('do not call the webhook %s, and do not repeat it', (WEBHOOK_URL) => {
    const parsed = parseConfig({ WEBHOOK_URL });
    expect(parsed.ok ? [] : parsed.faults).toEqual([expect.stringMatching(/^WEBHOOK_URL: /)]);
    expect(JSON.stringify(parsed)).not.toContain('secret');
  });

  test.each([
    ['1', 1],
    ['365', 365],
    ['3650', 3650],
  ])('messages are kept for %s days', (RETENTION_DAYS, retentionDays) => {
    expect(parseConfig({ RETENTION_DAYS })).toMatchObject({ ok: true, config: { retentionDays } });
  });

  test.each(['0', '-1', '1.5', '3651', '1e3', '0x10', 'a year', '90 days'])(
    'messages are not kept for %j days',
    (RETENTION_DAYS) => {
      const parsed = parseConfig({ RETENTION_DAYS });
      expect(parsed.ok ? [] : parsed.faults).toEqual([expect.stringMatching(/^RETENTION_DAYS: /)]);
    },
  );

  test.each([
    ['loopback', 'loopback'],
    ['loopback, uniquelocal', 'loopback,uniquelocal'],
    ['10.0.0.0/8, 2001:db8::/32,192.0.2.1', '10.0.0.0/8,2001:db8::/32,192.0.2.1'],
  ])('trust the proxies %s', (TRUST_PROXY, trustProxy) => {
    expect(parseConfig({ TRUST_PROXY })).toMatchObject({ ok: true, config: { trustProxy } });
  });

  test.each([
    'true',
    '0',
    '1',
    '99',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.0/0',
    'proxy.example',
    '*',
  ])('do not trust the proxies %j', (TRUST_PROXY) => {
    const parsed = parseConfig({ TRUST_PROXY });
    expect(parsed.ok ? [] : parsed.faults).toEqual([expect.stringMatching(/^TRUST_PROXY: /)]);
  });

  test('take reCAPTCHA with all that it needs', () => {
    expect(parseConfig(recaptcha)).toMatchObject({
      ok: true,
      config: {
        appCheck: {
          kind: 'recaptcha',
          siteKey: '6Lc_site-key',
          firebase: { projectId: 'agency', appId: '1:1234567890:web:0123abcd', apiKey: 'AIza-key' },
        },
      },
    });
    const enterprise = parseConfig({ ...recaptcha, APP_CHECK: 'recaptcha-enterprise' });
    expect(enterprise).toMatchObject({ config: { appCheck: { kind: 'recaptcha-enterprise' } } });
  });

  test('name each part of reCAPTCHA that is missing or wrong', () => {
    const parsed = parseConfig({
      ...recaptcha,
      RECAPTCHA_SITE_KEY: '',
      FIREBASE_APP_ID: 'website',
      FIREBASE_API_KEY: '"><script>',
    });
    expect(parsed.ok ? [] : parsed.faults).toEqual([
      'RECAPTCHA_SITE_KEY: is not set, and APP_CHECK=recaptcha needs it',
      expect.stringMatching(/^FIREBASE_APP_ID: "website" is not the id/),
      expect.stringMatching(/^FIREBASE_API_KEY: /),
    ]);
    const unknown = parseConfig({ APP_CHECK: 'hcaptcha' });
    expect(unknown.ok ? [] : unknown.faults).toEqual([expect.stringMatching(/^APP_CHECK: /)]);
  });

  test('take a key for search engines only beside an address that they reach', () => {
    const INDEXNOW_KEY = '0123456789abcdef';
    const faults = (SITE_URL: string) => {
      const parsed = parseConfig({ INDEXNOW_KEY, SITE_URL });
      return parsed.ok ? [] : parsed.faults;
    };
    expect(faults('https://www.agency.example')).toEqual([]);
    for (const nobody of [
      ...[' ', 'http://www.agency.example', 'https://localhost:8080', 'https://192.168.1.7'],
      ...['https://[::1]', 'http://127.0.0.1:8080'],
    ]) {
      expect(faults(nobody)).toEqual([expect.stringMatching(/^INDEXNOW_KEY: needs SITE_URL/)]);
    }
  });

  test('keep messages in a PostgreSQL, with time for a balancer to see a server stop', () => {
    for (const protocol of ['postgres', 'postgresql']) {
      const DATABASE_URL = `${protocol}://site:p%40ss@db.agency.example/website`;
      const parsed = parseConfig({ DATABASE_URL });
      expect(parsed.ok ? parsed.config : parsed.faults).toMatchObject({ drainSeconds: 3 });
      const url = new URL(DATABASE_URL);
      expect(parsed.ok && parsed.config.database).toEqual({ engine: 'postgresql', url });
      expect(parseConfig({ DATABASE_URL, DRAIN_SECONDS: '0' })).toMatchObject({
        config: { drainSeconds: 0 },
      });
    }
  });

  test('reach the database of a Firebase project', () => {
    expect(parseConfig({ DATABASE_URL: 'firestore://my-inquiry-4f2a1' })).toMatchObject({
      config: { database: { engine: 'firestore', projectId: 'my-agency-4f2a1' } },
    });
  });

  test.each([
    ['', 'me@', 'me:hidden@'].map((who) => `firestore://${who}my-inquiry-4f2a1:443`),
    ['/', '/hidden', '?key=hidden', '#', ' x'].map((rest) => `firestore://my-inquiry-4f2a1${rest}`),
    ['', 'short', 'Hidden-Project', '4hidden', 'hidden-', 'a'.repeat(31)].map(
      (id) => `firestore://${id}`,
    ),
    ['firestore:my-inquiry-4f2a1', 'firestore:hidden', 'firestore://me:hidden@my-inquiry-4f2a1'],
  ])('take for the address of a project nothing like %s, %s …', (...addresses) => {
    for (const DATABASE_URL of addresses) {
      const parsed = parseConfig({ DATABASE_URL });
      const faults = parsed.ok ? [] : parsed.faults;
      expect(faults).toEqual([expect.stringContaining('DATABASE_URL: is not firestore:// and')]);
      expect(faults.join()).not.toContain('hidden');
    }
  });

  test.each([
    ['mysql://site:hidden@db.agency.example/website', 'is not an address such as postgres://'],
    ['hidden', 'is not an address such as postgres://'],
    ['postgres:///website?password=hidden', 'names no server'],
    ['postgres://db.agency.example/website?password=hidden', 'names no user'],
    ['postgres://site:hidden@db.agency.example', 'names no database'],
    ['postgres://site:hidden@db.agency.example/', 'names no database'],
    ['postgres://site:hidden%@db.agency.example/website', 'has a % that begins no character'],
    ['postgres://site:hidden@/website', 'names no server'],
    ['postgres://site:hidden@db.agency.example/website?port=hidden', 'names a port that is none'],
    ['postgres://site:hidden@db.agency.example/website?port=0', 'names a port that is none'],
    ['postgres://site:hidden@db.agency.example/website?sslmode=hidden', 'names an sslmode'],
  ])('say of the database %s that it %s, and never repeat it', (DATABASE_URL, fault) => {
    const parsed = parseConfig({ DATABASE_URL });
    const faults = parsed.ok ? [] : parsed.faults;
    expect(faults).toEqual([expect.stringContaining(`DATABASE_URL: ${fault}`)]);
    expect(faults.join()).not.toContain('hidden');
  });
});

const recaptcha = {
  APP_CHECK: 'recaptcha',
  RECAPTCHA_SITE_KEY: '6Lc_site-key',
  FIREBASE_PROJECT_ID: 'agency',
  FIREBASE_APP_ID: '1:1234567890:web:0123abcd',
  FIREBASE_API_KEY: 'AIza-key',
};
