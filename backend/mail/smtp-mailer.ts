import type { NodemailerError, Transporter } from 'nodemailer';
import type { SendOutcome } from '../contact/ports.ts';
import { mailOptions } from './mail-options.ts';
import type { Mailer } from './mailer.ts';

/**
 * Sends letters to the mail server at `url` (`smtp://` or `smtps://`, with user and password where
 * it wants them), one connection per letter: a few letters a day are not worth keeping one open.
 */
export function smtpMailer(url: string, timeouts: SmtpTimeouts = smtpTimeouts): Mailer {
  let loading: Promise<Transporter> | undefined;
  // Loaded with the first letter: a host that has none to send need not carry it in memory. A load
  // that failed is tried again.
  const load = () =>
    (loading ??= smtpTransport(url, timeouts).catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
  return {
    async send(letter, signal) {
      const transporter = await load();
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

async function smtpTransport(url: string, timeouts: SmtpTimeouts): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({ url, ...timeouts });
}

/**
 * In milliseconds. Until the mail server has greeted, a try costs nothing and a hang does. After that
 * `socketTimeout` counts at every silence, and the longest is after the end of a letter: servers that
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
