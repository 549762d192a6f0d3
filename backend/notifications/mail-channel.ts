import type { MailKind } from '../contact/notification.ts';
import type { Channel } from './channel.ts';
import { composeEmail, type Correspondence } from './compose-email.ts';
import type { Mailer } from './mailer.ts';
import { smtpTimeouts } from './smtp-mailer.ts';

/** The notifications that go by mail, written out at each attempt and handed to a mailer. */
export function mailChannel(mailer: Mailer, correspondence: Correspondence): Channel<MailKind> {
  return {
    kinds: ['inquiry', 'confirmation'],
    timeout: mailTimeout,
    deliver: (claimed, signal) => mailer.send(composeEmail(correspondence, claimed), signal),
  };
}

/** The maximum time of an attempt, in milliseconds: the longest silence, and a minute before it. */
export const mailTimeout = smtpTimeouts.socketTimeout + 60_000;
