import { isLoopbackHost, withoutBrackets } from './loopback-host.ts';

/** How to reach the mail server of `SMTP_URL`, in nodemailer's terms. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte. */
  readonly secure: boolean;
  /** STARTTLS or nothing: neither password nor email goes out in the clear. */
  readonly requireTLS: boolean;
  readonly auth?: { readonly user: string; readonly pass: string };
}

/**
 * Reads an SMTP URL, or returns `undefined` where it is none. A login at another machine requires TLS
 * unless the URL says `?tls=optional`. No other parameter is accepted: nodemailer would take any of its
 * options from there, such as one that trusts every certificate.
 */
export function smtpServer(url: URL): SmtpServer | undefined {
  const { protocol, hostname, port, username, password, searchParams } = url;
  const secure = protocol === 'smtps:';
  if ((!secure && protocol !== 'smtp:') || hostname === '') return undefined;
  const host = withoutBrackets(hostname);
  const hasLogin = username !== '' || password !== '';
  const [tls, ...more] = searchParams.entries().map(([name, value]) => `${name}=${value}`);
  if (more.length > 0) return undefined;
  const isKnown =
    tls === undefined || tls === 'tls=required' || (tls === 'tls=optional' && !secure);
  const user = decoded(username);
  const pass = decoded(password);
  if (!isKnown || user === undefined || pass === undefined) return undefined;
  const requireTLS =
    tls === 'tls=required' || (tls === undefined && hasLogin && !isLoopbackHost(host));
  return {
    host,
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: requireTLS && !secure,
    ...(hasLogin ? { auth: { user, pass } } : {}),
  };
}

/**
 * Returns what is wrong with a URL that {@link smtpServer} does not accept, in a sentence without its last
 * full stop. Repeats the name of a parameter at most: the rest may hold a password.
 */
export function smtpUrlProblem(url: URL | null): string {
  if (url === null) return notAnAddress;
  const { protocol, username, search, hash, searchParams } = url;
  const name = searchParams.keys().find((key) => key !== 'tls');
  // A password with a bare `?` puts its end, an @ and the host into the query.
  const mayBePassword = `${search}${hash}`.includes('@') || !/^[\w.-]{1,40}$/.test(name ?? 'tls');
  if (mayBePassword) return notAnAddress;
  if (name === 'requireTLS' && searchParams.get(name) === 'true') {
    return username === '' && protocol === 'smtp:'
      ? 'Write tls=required instead of requireTLS=true'
      : 'Remove requireTLS=true: TLS is now required wherever there is a password';
  }
  if (name !== undefined) {
    return `has the parameter ${name}; only ?tls=required or ?tls=optional may follow the address`;
  }
  return protocol === 'smtps:' && search === '?tls=optional'
    ? 'Remove tls=optional: smtps:// is always encrypted'
    : notAnAddress;
}

const notAnAddress =
  'is not an address such as smtp://user:password@mail.example.com:587, with nothing after it but ?tls=required or ?tls=optional. In user and password write %3F for ? and %40 for @';

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
