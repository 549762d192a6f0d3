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

/**
 * Adds what to fix first to a message, as an introduction with a numbered list. A list that the message
 * has already is replaced.
 */
export function withFixes(message: string, intro: string, fixes: readonly string[]): string {
  const lines = message.split(/\r?\n/);
  const start = lines.indexOf(intro);
  const own = start === -1 ? lines : [...lines.slice(0, start), ...afterList(lines, start + 1)];
  const text = own.join('\n').trim();
  const list = [intro, ...fixes.map((fix, index) => `${index + 1}. ${fix}`)].join('\n');
  return text === '' ? list : `${text}\n\n${list}`;
}

function afterList(lines: readonly string[], first: number): readonly string[] {
  const end = lines.findIndex((line, index) => index >= first && !/^\d+\. /.test(line));
  return end === -1 ? [] : lines.slice(end);
}
