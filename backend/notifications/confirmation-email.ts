import { answersMessages } from '#content-model/agency-schema.ts';
import type { Content } from '#content-model/content-schema.ts';
import type { EmailContent } from './email-layout.ts';

/**
 * Returns the email to the visitor: their message arrived, and what happens next. Nobody has
 * confirmed the address, so the email is the same for everyone. If it repeated what was typed,
 * anyone could have us send their text to a stranger.
 */
export function confirmationEmail({ agency, emails }: Content): EmailContent {
  const { sample, ...confirmation } = emails.confirmation;
  const email = { ...confirmation, rows: [] };
  return answersMessages(agency) ? email : { ...email, opening: [sample], closing: [] };
}
