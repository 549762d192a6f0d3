/**
 * Adds a list to a message, as an introduction with lines under it. A list with the same introduction that the
 * message has already is replaced.
 *
 * @param lines each begins with `1. ` or `- Label: `
 */
export function withList(message: string, intro: string, lines: readonly string[]): string {
  const typed = message.split(/\r?\n/);
  const start = typed.indexOf(intro);
  const own = start === -1 ? typed : [...typed.slice(0, start), ...afterList(typed, start + 1)];
  const text = own.join('\n').trim();
  const list = [intro, ...lines].join('\n').slice(0, maxListLength);
  return text === '' ? list : `${text}\n\n${list}`;
}

/** The most characters of a list that a page adds to a message. */
const maxListLength = 3_000;

function afterList(lines: readonly string[], first: number): readonly string[] {
  const end = lines.findIndex((line, index) => index >= first && !/^(?:\d+\. |- .+: )/.test(line));
  return end === -1 ? [] : lines.slice(end);
}
