import { contactFieldNames } from '#contract/contact-fields.ts';
import type { MessageWithNotifications } from '../contact/message-store.ts';
import type { NotificationKind } from '../contact/notification.ts';

/** For spreadsheets, as RFC 4180 has it: every cell quoted, lines ended by CRLF. */
export function messagesCsv(messages: readonly MessageWithNotifications[]): string {
  const header = [
    'id',
    'received',
    'page',
    ...contactFieldNames,
    'spam signs',
    'inquiry notification',
    'confirmation',
    'webhook',
  ];
  const rows = messages.map((message) => [
    message.id,
    new Date(message.receivedAt).toISOString(),
    message.page ?? '',
    ...contactFieldNames.map((field) => message.content[field]),
    message.spamSigns.join('; '),
    notificationState(message, 'inquiry'),
    notificationState(message, 'confirmation'),
    notificationState(message, 'webhook'),
  ]);
  return [header, ...rows].map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
}

function notificationState(
  { notifications }: MessageWithNotifications,
  kind: NotificationKind,
): string {
  return notifications.find((notification) => notification.kind === kind)?.state ?? '';
}

/**
 * A spreadsheet runs a cell that begins with one of these as a formula, and what visitors write must
 * stay words. The apostrophe is the spreadsheet's own sign for text; a phone number with `+` has it
 * too. The wide forms are for spreadsheets in Japanese.
 */
const beginsFormula = /^\s*[=+\-@\t\r＝＋－＠]/;

function cell(words: string): string {
  const text = beginsFormula.test(words) ? `'${words}` : words;
  return `"${text.replaceAll('"', '""')}"`;
}
