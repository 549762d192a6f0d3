import { z } from 'zod';
import { group, label, list, sentences, text } from './text-schema.ts';

/** The text of the emails, from `content/emails.yaml`. */
export const emailsSchema = z.strictObject({
  confirmation: group('The email to a visitor whose message has arrived', {
    subject: text('The subject', 160),
    heading: label('The heading'),
    opening: list('The first paragraphs', sentences('A paragraph')),
    answer: sentences('The paragraph after them; {answerTime} is when you answer', 'answerTime'),
    closing: list('The paragraphs at the end', sentences('A paragraph')),
    sample: sentences('In place of all paragraphs on a copy that is a sample or a demonstration'),
    signature: text('The last line', 160),
  }),
  inquiry: group('The email to the agency with a message', {
    subject: label('The subject', 'sender'),
    subjectOfSpam: label('The subject if the message looks like spam', 'sender'),
    heading: label('The heading'),
    opening: sentences('The paragraph before the message; {visitor} is the name', 'visitor'),
    received: label('Before the time of the message'),
    page: label('Before the page it was written on'),
    unknownPage: label('In place of that page, if the browser does not say'),
    stored: sentences('After the message'),
    promise: sentences('Added to it; {answerTime} is when an answer is expected', 'answerTime'),
    spam: sentences('In place of both if it looks like spam; {signs} is why', 'signs'),
    signature: text('The last line', 160),
  }),
  digest: group('The email to the agency about many messages that came in one hour', {
    subject: label('The subject', 'count'),
    heading: label('The heading'),
    opening: sentences('The paragraph before the names'),
    more: sentences('After the names, if there are more; {count} is how many', 'count'),
    closing: sentences('After that: how to see the messages'),
    signature: text('The last line', 160),
  }),
  webhook: group('What a chat or a phone shows of a message, if WEBHOOK_URL is set', {
    title: label('The first line', 'sender'),
  }),
});
