import { plainLetters } from '../../http/plain-letters.ts';
import { decodeUri } from '#contract/decode-uri.ts';

type SitePath =
  | { readonly file: string }
  /** A redirect: 301 from a page that has moved, 308 from another name for a page. */
  | { readonly status: 301 | 308; readonly to: string };

/**
 * Returns the file or the redirect for a path; `undefined` if nothing is there. Every page has one address. Only
 * plain characters are accepted, so that no spelling of `..` or a second host reaches a redirect. The files that
 * visitors download keep the names that the agency gave them.
 */
export function sitePath(
  path: string,
  movedPages: Readonly<Record<string, string>>,
): SitePath | undefined {
  if (path === '/') return { file: 'index.html' };
  const plain = plainLetters(path);
  const isSecurityText = plain === securityText;
  if (!isSecurityText && !plainPath.test(plain)) return download(path);
  const bare = plain
    .replace(/\/$/, '')
    .replace(/\.html$/, '')
    .replace(/^\/index$/, '');
  if (notPublic.has(bare)) return undefined;
  const moved = movedPages[bare];
  if (moved !== undefined) return { status: 301, to: moved };
  if (bare !== path) return { status: 308, to: bare === '' ? '/' : bare };
  const name = bare.slice(bare.lastIndexOf('/') + 1);
  if (!name.includes('.')) return { file: `${bare.slice(1)}.html` };
  return compressed.test(name) ? undefined : { file: bare.slice(1) };
}

function download(path: string): SitePath | undefined {
  const [, encoded = ''] = /^\/files\/([^/]+)$/.exec(path) ?? [];
  const name = decodeUri(encoded)?.normalize() ?? '';
  return name === '' || /^\.|[/\\\p{Cc}]/u.test(name) ? undefined : { file: `files/${name}` };
}

/** The one public path that starts with a dot (RFC 9116). */
const securityText = '/.well-known/security.txt';

/** Segments of letters, digits and a few marks. None starts with a dot, none is empty. */
const plainPath = /^(?:\/[A-Za-z0-9_~@-][A-Za-z0-9._~@-]*)+\/?$/;

const notPublic: ReadonlySet<string> = new Set([
  // Sent only with the status that they are about.
  '/404',
  '/contact-problem',
  // For static hosts (`site/build/static-headers/`).
  '/_headers',
  '/_redirects',
]);

/** Sent in place of the file beside them, never by their own name. */
const compressed = /\.(?:br|gz)$/;
