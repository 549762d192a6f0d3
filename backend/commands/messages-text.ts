import { filledFields, type FieldContent, type FilledField } from '#contract/contact-fields.ts';
import { localTime } from '#content-model/local-time.ts';
import type { MessageWithNotifications, StoredNotification } from '../contact/message-store.ts';
import { printable } from '../settings/printable.ts';
import { shorten } from '../notifications/shorten.ts';

export function messagesList(
  messages: readonly MessageWithNotifications[],
  form: FieldContent,
  store: string,
): string {
  if (messages.length === 0) return `No messages yet in ${store}.\n`;
  const blocks = messages.map(({ id, receivedAt, content, spamSigns, notifications }) => {
    const fields = filledFields(content, form);
    const texts = (areLong: boolean) =>
      fields
        .filter(({ multiline }) => multiline === areLong)
        .map(({ label, text, isExtra }) => inOneLine(isExtra ? `${label}: ${text}` : text));
    return [
      `${id}  ${localTime(new Date(receivedAt))}`,
      `  ${texts(false).join(', ')}`,
      ...texts(true).map((text) => `  ${shorten(text, 100)}`),
      ...(spamSigns.length === 0 ? [] : ['  looks like spam']),
      `  ${notifications.map(deliveryState).join('; ')}`,
    ].join('\n');
  });
  return printable(`${[...givenUpWarning(messages), ...blocks].join('\n\n')}\n`);
}

export function messageSheet(message: MessageWithNotifications, form: FieldContent): string {
  const { id, receivedAt, page, content, spamSigns, notifications } = message;
  const fields = filledFields(content, form);
  const isLong = ({ multiline, text }: FilledField) => multiline || text.includes('\n');
  const rows = [
    ['Id', id],
    ['Received', localTime(new Date(receivedAt))],
    ['Page', page ?? 'unknown'],
    ...fields.filter((field) => !isLong(field)).map(({ label, text }) => [label, text]),
    ...spamSigns.map((sign) => ['Spam sign', sign]),
    ...notifications.map((notification) => ['Sending', deliveryState(notification)]),
  ];
  const sheet = rows.map(([label = '', text = '']) => `${label.padEnd(9)} ${text}`).join('\n');
  const long = fields.filter(isLong).map(({ label, text }) => `\n${label}\n${text}\n`);
  return printable(`${sheet}\n${long.join('')}`);
}

/** Comes first, so that a long list does not hide it. */
function givenUpWarning(messages: readonly MessageWithNotifications[]): readonly string[] {
  const ids = messages.flatMap(({ id, notifications }) =>
    notifications.filter(({ state }) => state === 'given-up').map(() => id),
  );
  const [first] = ids;
  if (first === undefined) return [];
  const what = ids.length === 1 ? '1 notification was' : `${ids.length} notifications were`;
  const more = new Set(ids).size === 1 ? '' : `, and so on for ${new Set(ids).size} messages`;
  return [`${what} given up. Fix the problem, then: npm run messages -- retry ${first}${more}`];
}

function deliveryState(notification: StoredNotification): string {
  const { kind, state, attempts, nextAttemptAt, sentAt, lastProblem } = notification;
  const problem = lastProblem === undefined ? '' : `: ${inOneLine(lastProblem)}`;
  switch (state) {
    case 'sent':
      return `${kind} sent${sentAt === undefined ? '' : ` ${localTime(new Date(sentAt))}`}`;
    case 'waiting':
      if (kind === 'digest' && attempts === 0)
        return `digest waiting for ${localTime(new Date(nextAttemptAt))}`;
      if (attempts === 0) return `${kind} waiting`;
      return `${kind} waiting, tried ${times(attempts)}, next ${localTime(new Date(nextAttemptAt))}${problem}`;
    case 'given-up':
      return `${kind} given up, tried ${times(attempts)}${problem}`;
  }
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}
