import { isIPv4 } from 'node:net';

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
  const host = hostname.replace(/^\[|\]$/g, '');
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

/** Returns whether the host is this machine, so that nobody can listen on the way. */
export function isLoopbackHost(host: string): boolean {
  return (
    host.toLowerCase() === 'localhost' ||
    host === '::1' ||
    (isIPv4(host) && host.startsWith('127.'))
  );
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
