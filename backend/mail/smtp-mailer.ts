import type { NodemailerError, Transporter } from 'nodemailer';
import type { SendOutcome } from '../contact/ports.ts';
import { mailOptions } from './mail-options.ts';
import type { Mailer } from './mailer.ts';

/**
 * Sends letters to the mail server at `url` (`smtp://` or `smtps://`, with user and password where
 * it wants them), one connection per letter: a few letters a day are not worth keeping one open.
 */
export function smtpMailer(url: string): Mailer {
  let transport: Promise<Transporter> | undefined;
  return {
    async send(letter, signal) {
      transport ??= smtpTransport(url);
      const transporter = await transport;
      try {
        await transporter.sendMail({ ...mailOptions(letter), signal });
        return { kind: 'sent' };
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        return outcomeOf(error);
      }
    },
  };
}

/** Loaded with the first letter: a host that has none to send need not carry it in memory. */
async function smtpTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({ url, ...timeouts });
}

/** In milliseconds. Far below nodemailer's own (2 to 10 minutes): a try costs nothing, a hang does. */
const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 15_000,
  socketTimeout: 30_000,
};

/**
 * Only a refused recipient or a refused text is a refused letter. A server that will not let us in,
 * or not under our sender, speaks of our settings, and passes once they are put right. `permanent`
 * is nodemailer's reading of the reply: any 5xx but 503.
 */
function outcomeOf(error: NodemailerError): SendOutcome {
  const { permanent, command, responseCode, code, message } = error;
  const isRefused = permanent === true && (command === 'RCPT TO' || command === 'DATA');
  return {
    kind: isRefused ? 'refused' : 'failed',
    code: String(responseCode ?? code ?? 'UNKNOWN'),
    problem: message,
  };
}
