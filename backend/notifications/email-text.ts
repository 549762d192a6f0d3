import type { EmailContent } from './email-content.ts';

/** The notification as plain text: short words beside their label, long ones below it. */
export function emailText(content: EmailContent): string {
  const quoted = content.quoted.map(({ label, words }) =>
    words.includes('\n') || words.length > 60
      ? `${label}:\n${words.replace(/^/gm, '  ')}`
      : `${`${label}:`.padEnd(10)} ${words}`,
  );
  return [
    ...content.opening,
    ...(quoted.length === 0 ? [] : [quoted.join('\n')]),
    ...content.closing,
    // The sign that mail programs know the end of a notification by.
    `-- \n${content.signature}\n`,
  ].join('\n\n');
}
