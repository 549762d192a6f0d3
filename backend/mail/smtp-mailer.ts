import type { NodemailerError } from 'nodemailer';
import { createTransport } from 'nodemailer';
import type { Mailer, SendOutcome } from '../contact/ports.ts';
import { mailOptions } from './mail-options.ts';

/**
 * Sends letters to the mail server at `url` (`smtp://` or `smtps://`, with user and password where
 * it wants them), one connection per letter: a few letters a day are not worth keeping one open.
 */
export function smtpMailer(url: string): Mailer {
  const transport = createTransport({ url, ...timeouts });
  return {
    async send(letter, signal) {
      try {
        await transport.sendMail({ ...mailOptions(letter), signal });
        return { kind: 'sent' };
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        return outcomeOf(error);
      }
    },
  };
}

/** In milliseconds. Far below nodemailer's own (2 to 10 minutes): a try costs nothing, a hang does. */
const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 15_000,
  socketTimeout: 30_000,
};

/**
 * A refused login is not a refused letter: it speaks of our settings, and passes once they are put
 * right. `permanent` is nodemailer's reading of the reply: any 5xx but 503.
 */
function outcomeOf(error: NodemailerError): SendOutcome {
  const { permanent, responseCode, code, message } = error;
  const isRefused = permanent === true && code !== 'EAUTH';
  return {
    kind: isRefused ? 'refused' : 'failed',
    code: String(responseCode ?? code ?? 'UNKNOWN'),
    problem: message,
  };
}
