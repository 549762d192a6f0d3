/** What an address of the static site leads to. */
type SitePath =
  | { readonly kind: 'file'; readonly file: string }
  /** Another name for a page. */
  | { readonly kind: 'redirect'; readonly to: string }
  /** The address of a page that has moved to another. */
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'unknown' };

/**
 * Returns the file of the site for a path as it stands in the request line. Every page has one address:
 * without a trailing slash, `.html` or `index`. Only plain characters are accepted, so that no spelling of
 * `..`, a null or a second host reaches a redirect.
 * @param movedPages The addresses that have moved, and where to.
 */
export function sitePath(path: string, movedPages: Readonly<Record<string, string>>): SitePath {
  if (path === '/') return { kind: 'file', file: 'index.html' };
  if (path === securityText) return { kind: 'file', file: securityText.slice(1) };
  if (!plainPath.test(path)) return unknown;
  const bare = path
    .replace(/\/$/, '')
    .replace(/\.html$/, '')
    .replace(/^\/index$/, '');
  if (notPublic.has(bare)) return unknown;
  const moved = movedPages[bare];
  if (moved !== undefined) return { kind: 'moved', to: moved };
  if (bare !== path) return { kind: 'redirect', to: bare === '' ? '/' : bare };
  const name = bare.slice(bare.lastIndexOf('/') + 1);
  if (!name.includes('.')) return { kind: 'file', file: `${bare.slice(1)}.html` };
  return compressed.test(name) ? unknown : { kind: 'file', file: bare.slice(1) };
}

const unknown: SitePath = { kind: 'unknown' };

/** The one public path that starts with a dot (RFC 9116). */
const securityText = '/.well-known/security.txt';

/** Segments of letters, digits and a few marks. None starts with a dot, none is empty. */
const plainPath = /^(?:\/[A-Za-z0-9_~@-][A-Za-z0-9._~@-]*)+\/?$/;

const notPublic: ReadonlySet<string> = new Set([
  // Sent only with the status that they are about.
  '/404',
  '/contact-problem',
  // For static hosts (`scripts/static-headers/`).
  '/_headers',
  '/_redirects',
]);

/** Sent in place of the file beside them, never by their own name. */
const compressed = /\.(?:br|gz)$/;
