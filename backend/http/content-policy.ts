import type { AppCheckProvider } from '#contract/app-check.ts';

/** What decides who else than we may run in a page. */
export interface PageSettings {
  readonly appCheck: AppCheckProvider;
  readonly gaMeasurementId: string | undefined;
  /** The base of the functions that the pages call, where it is not on their own origin. */
  readonly functionsUrl?: string | undefined;
  /** The address the site is known by: there a form leads that was sent to functions elsewhere. */
  readonly siteUrl?: URL | undefined;
}

/** The hashes of what stands inside a file of the site, each as a policy names it: `'sha256-…'`. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * What a file of the site is sent with in place of the headers that every answer has: a policy that
 * allows everything from our own origin, calls and forms to the functions where those are elsewhere, and of what stands inside the file only what the build has
 * put there. No script can make markup or another script of a text, but for the one worker's address
 * (`site/sections/contact/sending/app-check-token.ts`).
 *
 * Google's check and Google's count run their own scripts in our page, the one in a frame too, which
 * all ask for more: each is let in where it is chosen, and nothing else is.
 */
export function pageHeaders(
  { scripts, styles }: InlineHashes,
  { appCheck, gaMeasurementId, functionsUrl, siteUrl }: PageSettings,
): Readonly<Record<string, string>> {
  const guests: readonly Guest[] = [
    ...(appCheck.kind === 'proof-of-work' ? [] : [recaptcha]),
    ...(gaMeasurementId === undefined ? [] : [googleAnalytics]),
  ];
  const of = (what: keyof Guest) => guests.flatMap((guest) => guest[what] ?? []);
  const functions = functionsUrl === undefined ? [] : [new URL(functionsUrl).origin];
  const afterForms = functionsUrl === undefined || siteUrl === undefined ? [] : [siteUrl.origin];
  const policy = [
    ...strictest({ forms: [...functions, ...afterForms] }),
    ['script-src', "'self'", ...scripts, ...of('script')],
    ['style-src', "'self'", ...styles],
    ['img-src', "'self'", ...of('image')],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...functions, ...of('connect')],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
  ];
  if (guests.length === 0) {
    policy.push(["require-trusted-types-for 'script'"], ['trusted-types', 'default']);
    return { [policyHeader]: inOneLine(policy) };
  }
  if (of('frame').length > 0) policy.push(['frame-src', ...of('frame')]);
  return { [policyHeader]: inOneLine(policy), 'cross-origin-embedder-policy': 'unsafe-none' };
}

/** What somebody else asks for in our pages. */
interface Guest {
  readonly script: readonly string[];
  readonly image?: readonly string[];
  readonly frame?: readonly string[];
  readonly connect: readonly string[];
}

/**
 * What reCAPTCHA asks for (https://developers.google.com/recaptcha/docs/faq, "Content Security
 * Policy"), and the service that exchanges its word for an app-check token.
 */
const recaptcha: Guest = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  connect: [
    'https://www.google.com/recaptcha/',
    'https://content-firebaseappcheck.googleapis.com/',
  ],
};

/** What Google Analytics asks for (https://developers.google.com/tag-platform/security/guides/csp). */
const googleAnalytics: Guest = {
  script: ['https://*.googletagmanager.com'],
  image: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};

export const policyHeader = 'content-security-policy';

function inOneLine(policy: readonly (readonly string[])[]): string {
  return policy.map((directive) => directive.join(' ')).join('; ');
}

function strictest({ forms }: { readonly forms: readonly string[] }) {
  return [
    ['default-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'", ...forms],
    ['frame-ancestors', "'none'"],
  ];
}

/** The headers of every answer, whatever it is. A file of the site has a policy of its own. */
export const securityHeaders: Readonly<Record<string, string>> = {
  [policyHeader]: inOneLine(strictest({ forms: [] })),
  // Two years. Browsers heed it on HTTPS alone. Not for subdomains, which are the owner's to answer for.
  'strict-transport-security': 'max-age=63072000',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  // The path goes to our own server, which notes the page a message was written on.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'permissions-policy':
    'accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), fullscreen=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=(), publickey-credentials-get=(), screen-wake-lock=(), usb=(), xr-spatial-tracking=(), browsing-topics=()',
};

/**
 * What a copy without an address of its own says with every answer: that nobody should list it. Its
 * pages say so too; drawings and feeds can only say it here.
 */
export function previewHeaders(siteUrl: URL | undefined): Readonly<Record<string, string>> {
  return siteUrl === undefined ? { 'x-robots-tag': 'noindex' } : {};
}
