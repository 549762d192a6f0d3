import { domainToASCII } from 'node:url';
import { SettingProblem } from './setting-parsers.ts';
import { decodeUri } from '#contract/decode-uri.ts';
import { isLoopbackHost, withoutBrackets } from './url-parts.ts';

export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  readonly secure: boolean;
  /** STARTTLS or nothing: neither the password nor the email goes out in the clear. */
  readonly requireTLS: boolean;
  readonly auth?: { readonly user: string; readonly pass: string };
}

/**
 * Reads `SMTP_URL`. A login at another machine requires TLS unless the URL says `?tls=optional`. nodemailer would take
 * any of its options from the URL, such as one that trusts every certificate. Throws `SettingProblem`, which repeats
 * nothing of the URL: it may hold a password.
 */
export function smtpServer(text: string): SmtpServer {
  const url = URL.parse(text);
  const server = url && serverAt(url);
  if (server) return server;
  throw new SettingProblem(
    'is not an address such as smtp://user:password@mail.example.com:587, with nothing after it but ?tls=required or (for smtp:) ?tls=optional. In user and password write %23 for #, %2F for /, %3F for ? and %40 for @',
  );
}

function serverAt(url: URL): SmtpServer | undefined {
  const { protocol, hostname, port, username, password, pathname, searchParams, hash } = url;
  const secure = protocol === 'smtps:';
  if ((!secure && protocol !== 'smtp:') || port === '0') return undefined;
  // A # or a / in a password ends the host too early.
  if (!['', '/'].includes(pathname) || hash !== '') return undefined;
  const [parameter, ...more] = searchParams.entries().map(([name, value]) => `${name}=${value}`);
  const isOptional = parameter === 'tls=optional' && !secure;
  const isKnown = parameter === undefined || parameter === 'tls=required' || isOptional;
  const user = decodeUri(username);
  const pass = decodeUri(password);
  if (more.length > 0 || !isKnown || user === undefined || pass === undefined) return undefined;
  // The URL of a protocol that browsers do not know keeps `bücher.example` as it is, but for its signs.
  const host = hostname.startsWith('[')
    ? withoutBrackets(hostname)
    : domainToASCII(decodeUri(hostname) ?? '');
  if (host === '') return undefined;
  const hasLogin = user !== '' || pass !== '';
  return {
    host,
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS:
      !secure && !isOptional && (parameter !== undefined || (hasLogin && !isLoopbackHost(host))),
    ...(hasLogin && { auth: { user, pass } }),
  };
}
