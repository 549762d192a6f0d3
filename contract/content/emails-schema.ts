import { z } from 'zod';
import { label, sentences, text } from './text-schema.ts';

/** The text of the emails, from `content/emails.yaml`. */
export const emailsSchema = z.strictObject({
  confirmation: z
    .strictObject({
      subject: text('The subject', 160),
      heading: label('The heading'),
      opening: z.array(sentences('A paragraph')).min(1).describe('The paragraphs'),
      closing: z
        .array(sentences('A paragraph'))
        .describe('The paragraphs at the end: for urgent requests, and for wrong addresses'),
      sample: sentences(
        'In place of all paragraphs on a copy that is a sample or a demonstration',
      ),
      signature: text('The last line', 160),
    })
    .describe('The email to a visitor whose message has arrived'),
  inquiry: z
    .strictObject({
      subject: label('The subject', 'sender'),
      subjectOfSpam: label('The subject if the message looks like spam', 'sender'),
      heading: label('The heading'),
      opening: sentences('The paragraph before the message; {visitor} is the name', 'visitor'),
      received: label('Before the time of the message'),
      page: label('Before the page it was written on'),
      unknownPage: label('In place of that page, if the browser does not say'),
      promise: sentences('After the message'),
      spam: sentences('The same if it looks like spam; {signs} is why', 'signs'),
      signature: text('The last line', 160),
    })
    .describe('The email to the agency with a message'),
  webhook: z
    .strictObject({ title: label('The first line', 'sender') })
    .describe('What a chat or a phone shows of a message, if WEBHOOK_URL is set'),
});
