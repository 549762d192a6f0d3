import { contactFieldNames } from '#contract/contact-fields.ts';
import type { MessageWithNotifications } from '../contact/message-store.ts';
import type { StoredNotification } from '../contact/notification.ts';
import { printable } from '../report/terminal-marks.ts';

/** The messages as a person at a terminal reads them: a block each, newest first. */
export function messagesTable(
  messages: readonly MessageWithNotifications[],
  dataDir: string,
): string {
  if (messages.length === 0) return `No messages yet in ${dataDir}.\n`;
  const blocks = messages.map(({ id, receivedAt, content, spamSigns, notifications }) =>
    [
      `${id}  ${localMoment(receivedAt)}`,
      `  ${content.name} <${content.email}>, ${content.company}, ${content.phone}`,
      `  ${firstWords(content.message)}`,
      ...(spamSigns.length === 0 ? [] : ['  looks like spam']),
      `  ${notifications.map(deliveryState).join('; ')}`,
    ].join('\n'),
  );
  return printable(`${[...givenUp(messages), ...blocks].join('\n\n')}\n`);
}

/** At the head, where no list is too long to see it. */
function givenUp(messages: readonly MessageWithNotifications[]): readonly string[] {
  const ids = messages.flatMap(({ id, notifications }) =>
    notifications.filter(({ state }) => state === 'given-up').map(() => id),
  );
  if (ids.length === 0) return [];
  const were = ids.length === 1 ? '1 notification was' : `${ids.length} notifications were`;
  const [first, ...others] = new Set(ids);
  const more = others.length === 0 ? '' : ` (and ${others.length} more below)`;
  return [
    `${were} given up. Mend what is wrong, then: npm run messages -- retry ${first ?? ''}${more}`,
  ];
}

/** One message with everything that is known of it. */
export function messageSheet({
  id,
  receivedAt,
  page,
  content,
  spamSigns,
  notifications,
}: MessageWithNotifications): string {
  const lines: [string, string][] = [
    ['id', id],
    ['received', localMoment(receivedAt)],
    ['page', page ?? 'unknown'],
    ...contactFieldNames
      .filter((field) => field !== 'message')
      .map((field): [string, string] => [field, content[field]]),
    ...spamSigns.map((sign): [string, string] => ['spam sign', sign]),
    ...notifications.map((notification): [string, string] => [
      'notification',
      deliveryState(notification),
    ]),
  ];
  const sheet = lines.map(([label, words]) => `${label.padEnd(10)}${words}`).join('\n');
  return printable(`${sheet}\n\n${content.message}\n`);
}

function deliveryState(notification: StoredNotification): string {
  const { kind, state, attempts, nextAttemptAt, sentAt, lastProblem } = notification;
  const problem = lastProblem === undefined ? '' : `: ${inOneLine(lastProblem)}`;
  switch (state) {
    case 'sent':
      return `${kind} sent${sentAt === undefined ? '' : ` ${localMoment(sentAt)}`}`;
    case 'waiting':
      if (attempts === 0) return `${kind} waiting`;
      return `${kind} waiting, tried ${times(attempts)}, next ${localMoment(nextAttemptAt)}${problem}`;
    case 'given-up':
      return `${kind} given up, tried ${times(attempts)}${problem}`;
  }
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}

/** In the time zone of the terminal, which is where its reader is. */
function localMoment(milliseconds: number): string {
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' });
  return format.format(milliseconds);
}

function firstWords(message: string): string {
  const line = inOneLine(message);
  return line.length <= 100 ? line : `${line.slice(0, 99).toWellFormed()}…`;
}

function inOneLine(words: string): string {
  return words.replace(/\s+/g, ' ');
}
