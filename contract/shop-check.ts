/**
 * How the answers of the shop check come with a contact form without JavaScript: one field for each
 * question, from 1, and one for the wish to send what to fix.
 */
export const answerField = (number: number) => `${shopCheckPrefix}${number}`;
export const shopCheckPrefix = 'check-';
export const sendField = `${shopCheckPrefix}send`;
export const yes = 'yes';
export const no = 'no';

/** The drawn shop has no room for more windows on a phone. */
export const maxQuestions = 12;

/** Returns what to fix as the lines of a list in a message. */
export function fixLines(fixes: readonly string[]): readonly string[] {
  return fixes.map((fix, index) => `${index + 1}. ${fix}`);
}
