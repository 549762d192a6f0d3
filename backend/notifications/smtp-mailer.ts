import type { NodemailerError } from 'nodemailer';
import type { SendOutcome } from './channel.ts';
import { mailOptions, type Mailer } from './mailer.ts';
import type { SmtpServer } from '../settings/smtp-url.ts';

/** Sends emails with one connection each. */
export function smtpMailer(server: SmtpServer, timeouts = smtpTimeouts): Mailer {
  return {
    async send(email, signal) {
      // Loaded with the first email, to keep it out of the memory of a server that sends none.
      const { createTransport } = await import('nodemailer');
      try {
        const transport = createTransport({ ...server, ...timeouts });
        await transport.sendMail({ ...mailOptions(email), signal });
        return { kind: 'sent' };
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        return outcomeOf(error, server);
      }
    },
  };
}

/** In milliseconds. A client that hangs up early sends twice: RFC 5321 4.5.3.2.6 asks for ten minutes. */
export const smtpTimeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 15_000,
  socketTimeout: 600_000,
};

/**
 * Only a refused recipient or text is final. Other refusals, such as of the login, pass once our settings are
 * fixed. nodemailer calls any 5xx reply but 503 permanent.
 */
function outcomeOf(error: NodemailerError, server: SmtpServer): SendOutcome {
  const { permanent, command, responseCode, code } = error;
  const isRefused = permanent === true && (command === 'RCPT TO' || command === 'DATA');
  return {
    kind: isRefused ? 'refused' : 'failed',
    code: String(responseCode ?? code ?? 'UNKNOWN'),
    problem: describe(error, server),
  };
}

function describe(error: NodemailerError, { secure, requireTLS }: SmtpServer): string {
  const { command, responseCode, code, message } = error;
  // A reply to STARTTLS: the server has no TLS. After a failed handshake there is no reply.
  if (requireTLS && code === 'ETLS' && command === 'STARTTLS' && responseCode !== undefined)
    return `${message}. ${noTls}`;
  // What OpenSSL calls a greeting in plain text.
  if (secure && message.includes('wrong version number')) return tlsLater;
  // A server that waits for TLS does not greet.
  return !secure && message === 'Greeting never received' ? `${message}. ${tlsFirst}` : message;
}

const tlsLater =
  'The server does not begin with TLS on this port. Write smtp:// in place of smtps:// in SMTP_URL: TLS then follows with STARTTLS, usually on port 587';
const tlsFirst =
  'If this port begins with TLS, as 465 does, write smtps:// in place of smtp:// in SMTP_URL';

const noTls =
  'Without TLS neither the password nor the email is sent. Use smtps:// in SMTP_URL if your provider offers it, usually on port 465; or add ?tls=optional to send both in the clear';
