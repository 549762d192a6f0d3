import type { Agency } from '#contract/agency.ts';
import type { StoredMessage } from '../contact/ports.ts';
import type { LetterContent } from './letter-content.ts';
import { looksLikeLink, unlinked } from '../contact/unlinked.ts';

/**
 * Tells the visitor that their message arrived, what it said, and what happens next. Whoever wrote
 * may have given the address of somebody else: a name that holds a link is not greeted.
 */
export function receiptLetter({ content }: StoredMessage, agency: Agency): LetterContent {
  return {
    subject: `We have your message (${agency.name})`,
    heading: 'We have your message',
    opening: [
      looksLikeLink(content.name) ? 'Hello,' : `Hello ${content.name},`,
      `Thank you for writing to us. A person reads every message, and you will have an answer within ${agency.answersWithin}.`,
    ],
    quoted: [
      { label: 'Name', words: unlinked(content.name) },
      { label: 'Company', words: unlinked(content.company) },
      { label: 'Email', words: unlinked(content.email) },
      { label: 'Phone', words: unlinked(content.phone) },
      { label: 'Message', words: unlinked(content.message) },
    ],
    closing: [
      `In a hurry, or is something above not right? Answer this letter, or call ${agency.phone.display}, ${agency.hours.sentence}.`,
      'If you did not write to us, somebody mistyped their address. There is nothing you need to do.',
    ],
    signature: `${agency.name}, ${agency.area}`,
  };
}
