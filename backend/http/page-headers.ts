import type { BuildManifest } from '#contract/build-manifest.ts';
import type { PageSettings } from '../settings/config.ts';

/**
 * Returns the headers of a page, in place of those of {@link securityHeaders}: a policy that allows our own
 * origin, the functions if they are elsewhere, the build's inline scripts and styles, and a third party where it
 * is set up.
 */
export function pageHeaders(
  { scripts, styles }: BuildManifest['inlineHashes'][string],
  { appCheck, gaMeasurementId, functionsUrl, siteUrl }: PageSettings,
): Readonly<Record<string, string>> {
  const others: readonly ThirdParty[] = [
    ...(appCheck.kind === 'proof-of-work' ? [] : [recaptcha]),
    ...(gaMeasurementId === undefined ? [] : [googleAnalytics]),
  ];
  const of = (source: keyof ThirdParty) => others.flatMap((each) => each[source] ?? []);
  const functions = functionsUrl === undefined ? [] : [new URL(functionsUrl).origin];
  const afterForms = functionsUrl === undefined || siteUrl === undefined ? [] : [siteUrl.origin];
  const policy = [
    ...basePolicy([...functions, ...afterForms]),
    ['script-src', "'self'", ...scripts, ...of('script')],
    // Pages link no style sheets.
    ['style-src', ...(styles.length > 0 ? styles : ["'none'"])],
    ['img-src', "'self'", ...of('image')],
    ['font-src', "'self'"],
    ['media-src', "'self'"],
    ['connect-src', "'self'", ...functions, ...of('connect')],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
  ];
  if (others.length === 0) {
    policy.push(["require-trusted-types-for 'script'"], ['trusted-types', 'default']);
    return { [policyHeader]: inOneLine(policy) };
  }
  if (of('frame').length > 0) policy.push(['frame-src', ...of('frame')]);
  return { [policyHeader]: inOneLine(policy), 'cross-origin-embedder-policy': 'unsafe-none' };
}

interface ThirdParty {
  readonly script: readonly string[];
  readonly image?: readonly string[];
  readonly frame?: readonly string[];
  readonly connect: readonly string[];
}

/** From https://developers.google.com/recaptcha/docs/faq, with the service that issues app-check tokens. */
const recaptcha: ThirdParty = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  connect: [
    'https://www.google.com/recaptcha/',
    'https://content-firebaseappcheck.googleapis.com/',
  ],
};

/** From https://developers.google.com/tag-platform/security/guides/csp */
const googleAnalytics: ThirdParty = {
  script: ['https://*.googletagmanager.com'],
  image: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};

export const policyHeader = 'content-security-policy';
export const resourcePolicyHeader = 'cross-origin-resource-policy';

function inOneLine(policy: readonly (readonly string[])[]): string {
  return policy.map((directive) => directive.join(' ')).join('; ');
}

function basePolicy(forms: readonly string[]) {
  return [
    ['default-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'", ...forms],
    ['frame-ancestors', "'none'"],
  ];
}

/**
 * The security headers of every answer, except of Node's own to what it cannot parse. A file of the site has a policy
 * of its own, {@link pageHeaders}.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  [policyHeader]: inOneLine(basePolicy([])),
  // Two years, on HTTPS only. Not for subdomains, which may belong to something else.
  'strict-transport-security': 'max-age=63072000',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  [resourcePolicyHeader]: 'same-origin',
  'origin-agent-cluster': '?1',
  // Our own server gets the path, to store which page a message was written on.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'permissions-policy':
    'accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), fullscreen=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=(), publickey-credentials-get=(), screen-wake-lock=(), usb=(), xr-spatial-tracking=(), browsing-topics=()',
};

/** Returns the header that keeps a copy without `SITE_URL`, a preview, out of search engines. */
export function previewHeaders(siteUrl: URL | undefined): Readonly<Record<string, string>> {
  return siteUrl === undefined ? { 'x-robots-tag': 'noindex' } : {};
}
