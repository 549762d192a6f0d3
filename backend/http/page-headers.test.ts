import { expect, test } from 'vitest';
import { pageHeaders, previewHeaders, securityHeaders } from './page-headers.ts';

const own = { appCheck: { kind: 'proof-of-work' }, gaMeasurementId: undefined } as const;
const recaptcha = {
  kind: 'recaptcha',
  siteKey: '',
  firebase: { projectId: '', appId: '', apiKey: '' },
} as const;
const inline = { scripts: ["'sha256-script'"], styles: ["'sha256-style'"] };
const none = { scripts: [], styles: [] };

/** The directives of a policy by their name. */
function directives(headers: Readonly<Record<string, string>>): Record<string, string> {
  const policy = headers['content-security-policy'] ?? '';
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

test('allows a page its own origin, its inline parts and nothing else', () => {
  expect(directives(pageHeaders(inline, own))).toEqual({
    'default-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'script-src': "'self' 'sha256-script'",
    'style-src': "'sha256-style'",
    'img-src': "'self'",
    'font-src': "'self'",
    'media-src': "'self'",
    'connect-src': "'self'",
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default',
  });
});

test('allows an answer that is not a page nothing', () => {
  expect(directives(securityHeaders)).toEqual({
    'default-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  });
});

test('allows calls and forms to functions elsewhere, and the way back from a form', () => {
  const before = directives(pageHeaders(none, own));
  expect(before).toMatchObject({ 'script-src': "'self'", 'style-src': "'none'" });
  const functionsUrl = 'https://functions.agency.example/api';
  const siteUrl = new URL('https://www.agency.example');
  expect(directives(pageHeaders(none, { ...own, functionsUrl, siteUrl }))).toEqual({
    ...before,
    'form-action': "'self' https://functions.agency.example https://www.agency.example",
    'connect-src': "'self' https://functions.agency.example",
  });
});

test.each([
  [
    'Google Analytics',
    { ...own, gaMeasurementId: 'G-1A2B3C4D5E' },
    {
      'script-src': "'self' https://*.googletagmanager.com",
      'img-src': "'self' https://*.google-analytics.com https://*.googletagmanager.com",
      'connect-src': expect.stringContaining('https://*.analytics.google.com'),
    },
  ],
  [
    'reCAPTCHA',
    { ...own, appCheck: recaptcha },
    {
      'script-src': expect.stringContaining('https://www.google.com/recaptcha/'),
      'img-src': "'self'",
      'frame-src': expect.stringContaining('https://recaptcha.google.com/recaptcha/'),
      'connect-src': expect.stringContaining('https://content-firebaseappcheck.googleapis.com/'),
    },
  ],
])('allows %s where it is set up', (_, settings, expected) => {
  const headers = pageHeaders(none, settings);
  const policy = directives(headers);
  expect(policy).toMatchObject(expected);
  expect(policy).not.toHaveProperty('require-trusted-types-for');
  expect(headers['content-security-policy']).not.toContain("'unsafe");
  // Its frame does not say that it may be embedded, and would not be shown.
  expect(headers['cross-origin-embedder-policy']).toBe('unsafe-none');
});

test('asks search engines not to list a copy without SITE_URL', () => {
  expect(previewHeaders(undefined)).toEqual({ 'x-robots-tag': 'noindex' });
  expect(previewHeaders(new URL('https://www.agency.example'))).toEqual({});
});
