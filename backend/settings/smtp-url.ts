import { decodeUri, isLoopbackHost, withoutBrackets } from './url-parts.ts';

export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  readonly secure: boolean;
  /** STARTTLS or nothing: neither the password nor the email goes out in the clear. */
  readonly requireTLS: boolean;
  readonly auth?: { readonly user: string; readonly pass: string };
}

/**
 * `undefined` if it is not as {@link smtpUrlFormat} says. A login at another machine requires TLS unless the URL
 * says `?tls=optional`. nodemailer would take any of its options from the URL, such as one that trusts every
 * certificate.
 */
export function parseSmtpUrl(url: URL): SmtpServer | undefined {
  const { protocol, hostname, port, username, password, searchParams } = url;
  const secure = protocol === 'smtps:';
  if ((!secure && protocol !== 'smtp:') || hostname === '') return undefined;
  const [parameter, ...more] = searchParams.entries().map(([name, value]) => `${name}=${value}`);
  const isOptional = parameter === 'tls=optional' && !secure;
  if (more.length > 0 || !(parameter === undefined || parameter === 'tls=required' || isOptional)) {
    return undefined;
  }
  const user = decodeUri(username);
  const pass = decodeUri(password);
  if (user === undefined || pass === undefined) return undefined;
  const host = withoutBrackets(hostname);
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

/** The problem with any other URL. It repeats nothing of the URL, which may hold a password. */
export const smtpUrlFormat =
  'is not an address such as smtp://user:password@mail.example.com:587, with nothing after it but ?tls=required or (for smtp:) ?tls=optional. In user and password write %3F for ? and %40 for @';
