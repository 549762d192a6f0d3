import { notificationKinds } from '#contract/notification-kinds.ts';
import { contactFieldsOf, filledFields, type FieldContent } from '#contract/contact-fields.ts';
import { type MessageWithNotifications } from '../contact/message-store.ts';
import { printableJson } from '../settings/printable.ts';

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
  const lines = [head, ...rows].map((cells) => `${cells.map(cell).join(',')}\r\n`);
  // Without this mark Excel takes the file for Windows-1252.
  return `\ufeff${lines.join('')}`;
}

function cell(value: string): string {
  return `"${inSpreadsheet(value).replaceAll('"', '""')}"`;
}

function inSpreadsheet(value: string): string {
  // With hyphens a spreadsheet would compute +1-303-555-0117.
  if (internationalNumber.test(value)) return value.replaceAll('-', ' ');
  // Without a space it would take the zero off 03035550117.
  if (/^0\d{5,}$/.test(value)) return value.replace('0', '0 ');
  return startsFormula.test(value) ? `'${value}` : value;
}

const internationalNumber = /^\+\d[\d ().-]{6,}$/;

/** A spreadsheet runs such a cell as a formula. The wide characters are for Japanese spreadsheets. */
const startsFormula = /^\s*[=+\-@\t\r＝＋－＠]/;

export function messagesJson(messages: readonly MessageWithNotifications[]): string {
  const entries = messages.map(({ id, receivedAt, page, content, spamSigns, notifications }) => ({
    id,
    receivedAt: isoTime(receivedAt),
    page: page ?? null,
    ...content,
    spamSigns,
    notifications: notifications.map(
      ({ kind, state, attempts, nextAttemptAt, sentAt, lastProblem }) => ({
        kind,
        state,
        attempts,
        nextAttemptAt: state === 'waiting' ? isoTime(nextAttemptAt) : null,
        sentAt: isoTime(sentAt),
        lastProblem: lastProblem ?? null,
      }),
    ),
  }));
  return `${printableJson(JSON.stringify(entries, undefined, 2))}\n`;
}

function isoTime(milliseconds: number | undefined): string | null {
  return milliseconds === undefined ? null : new Date(milliseconds).toISOString();
}
