import { contactFieldsOf, filledFields, type FieldContent } from '#contract/contact-fields.ts';
import type { MessageWithNotifications } from '../contact/message-store.ts';
import { notificationKinds } from '../contact/notification.ts';

/** Returns the messages for spreadsheets, after RFC 4180: every cell quoted, lines end with CRLF. */
export function messagesCsv(
  messages: readonly MessageWithNotifications[],
  form: FieldContent,
): string {
  const filled = messages.flatMap(({ content }) => filledFields(content, form));
  const fields = [...new Set([...contactFieldsOf(form), ...filled].map(({ name }) => name))];
  const head = ['id', 'received', 'page', ...fields, 'spam signs', ...notificationKinds];
  const rows = messages.map(({ id, receivedAt, page, content, spamSigns, notifications }) => [
    id,
    new Date(receivedAt).toISOString(),
    page ?? '',
    ...fields.map((field) => content[field] ?? ''),
    spamSigns.join('; '),
    ...notificationKinds.map((kind) => notifications.find((one) => one.kind === kind)?.state ?? ''),
  ]);
  return [head, ...rows].map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
}

function cell(value: string): string {
  const text = startsFormula.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}

/**
 * A spreadsheet runs a cell that starts like this as a formula; an apostrophe makes it text. The wide
 * characters are for Japanese spreadsheets.
 */
const startsFormula = /^\s*[=+\-@\t\r＝＋－＠]/;
