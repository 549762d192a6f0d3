import { z } from 'zod';
import { group, label, text } from './text-schema.ts';

const count = (meaning: string) => z.number().nonnegative().max(9_999_999).describe(meaning);

/** The measured result of a case study. */
export const caseResult = group(
  'One number that was measured before and after. Leave it out if nobody counted',
  {
    what: label('What is counted: Calls a month from the service area'),
    from: count('The number before you came'),
    to: count('The same number now'),
    period: text('When both were counted, in the same way', 160),
    countedBy: label('Who counted, and from what'),
  },
);

/** One of the paragraphs that tell a case. */
export function caseParagraph(meaning: string) {
  return z.string().min(40).max(600).describe(meaning);
}
