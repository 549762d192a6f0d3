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
function outcomeOf(error: NodemailerError, { requireTLS }: SmtpServer): SendOutcome {
  const { permanent, command, responseCode, code, message } = error;
  const isRefused = permanent === true && (command === 'RCPT TO' || command === 'DATA');
  // A reply to STARTTLS: the server has no TLS. After a failed handshake there is no reply.
  const hasNoTls =
    requireTLS && code === 'ETLS' && command === 'STARTTLS' && responseCode !== undefined;
  return {
    kind: isRefused ? 'refused' : 'failed',
    code: String(responseCode ?? code ?? 'UNKNOWN'),
    problem: hasNoTls ? `${message}. ${noTls}` : message,
  };
}

const noTls =
  'Without TLS neither the password nor the email is sent. Use smtps:// in SMTP_URL if your provider offers it, usually on port 465; or add ?tls=optional to send both in the clear';
