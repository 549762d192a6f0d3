import type { NodemailerError, Transporter } from 'nodemailer';
import type { SendOutcome } from './channel.ts';
import { mailOptions } from './mail-options.ts';
import type { Mailer } from './mailer.ts';
import { smtpServer, type SmtpServer } from './smtp-server.ts';

/**
 * Sends emails to the mail server at `url`, one connection per email: a few emails a day are not worth
 * keeping one open. Throws `TypeError` for a URL that {@link smtpServer} does not accept.
 */
export function smtpMailer(url: URL, timeouts: SmtpTimeouts = smtpTimeouts): Mailer {
  const server = smtpServer(url);
  if (server === undefined) throw new TypeError('SMTP_URL is not the address of a mail server');
  let loading: Promise<Transporter> | undefined;
  // Loaded with the first notification: a host that has none to send need not carry it in memory. A load
  // that failed is tried again.
  const load = () =>
    (loading ??= smtpTransport(server, timeouts).catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
  return {
    async send(notification, signal) {
      const transporter = await load();
      try {
        await transporter.sendMail({ ...mailOptions(notification), signal });
        return { kind: 'sent' };
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        return outcomeOf(error, server);
      }
    },
  };
}

async function smtpTransport(server: SmtpServer, timeouts: SmtpTimeouts): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({ ...server, ...timeouts });
}

/**
 * In milliseconds. Until the mail server has greeted, a try costs nothing and a hang does. After that
 * `socketTimeout` counts at every silence, and the longest is after the end of a notification: servers that
 * look at it closely keep it first and answer late. Whoever hangs up before sends it twice, which is
 * why RFC 5321 4.5.3.2.6 asks for ten minutes.
 */
export const smtpTimeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 15_000,
  socketTimeout: 600_000,
};

type SmtpTimeouts = typeof smtpTimeouts;

/**
 * Only a refused recipient or a refused text is a refused notification. A server that will not let us in,
 * or not under our sender, speaks of our settings, and passes once they are put right. `permanent`
 * is nodemailer's reading of the reply: any 5xx but 503.
 */
function outcomeOf(error: NodemailerError, server: SmtpServer): SendOutcome {
  const { permanent, command, responseCode, code, message } = error;
  const isRefused = permanent === true && (command === 'RCPT TO' || command === 'DATA');
  return {
    kind: isRefused ? 'refused' : 'failed',
    code: String(responseCode ?? code ?? 'UNKNOWN'),
    problem: hasNoTls(error, server) ? `${message}. ${noTls}` : message,
  };
}

/**
 * Returns whether the server refused STARTTLS: nodemailer's ETLS with the server's reply. A handshake that
 * fails has no reply, and `?tls=optional` would not help.
 */
function hasNoTls({ code, command, responseCode }: NodemailerError, { requireTLS }: SmtpServer) {
  return requireTLS && code === 'ETLS' && command === 'STARTTLS' && responseCode !== undefined;
}

const noTls =
  'Without TLS neither the password nor the email is sent. Use smtps:// in SMTP_URL if your provider offers it, usually on port 465; or add ?tls=optional to send both in the clear';
