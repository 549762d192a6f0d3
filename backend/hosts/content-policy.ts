/** The hashes of what stands inside a file of the site, each as a policy names it: `'sha256-…'`. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * The Content-Security-Policy of a file of the site: everything from our own origin, and of what
 * stands inside the file only what the build has put there. No script can make markup or another
 * script of a text, but for the one worker's address (`site/browser/app-check-token.ts`).
 */
export function contentPolicy({ scripts, styles }: InlineHashes): string {
  return [
    ...strictest,
    ['script-src', "'self'", "'inline-speculation-rules'", ...scripts],
    ['style-src', "'self'", ...styles],
    ['img-src', "'self'"],
    ['font-src', "'self'"],
    ['connect-src', "'self'"],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ["require-trusted-types-for 'script'"],
    ['trusted-types', 'default'],
  ]
    .map((directive) => directive.join(' '))
    .join('; ');
}

const strictest = [
  ['default-src', "'none'"],
  ['base-uri', "'none'"],
  ['form-action', "'self'"],
  ['frame-ancestors', "'none'"],
];

/** The headers of every answer, whatever it is. A file of the site has a policy of its own. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': strictest.map((directive) => directive.join(' ')).join('; '),
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
