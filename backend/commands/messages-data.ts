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
  return [head, ...rows].map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
}

function cell(value: string): string {
  const text = startsFormula.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}

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
