import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { z } from 'zod';
import { countText } from '#backend/runtime/count-text.ts';
import type { MessageWithNotifications } from '../contact/message-store.ts';
import { notificationKinds, notificationStates } from '../contact/notification.ts';
import { storedContent } from '../contact/stored-content.ts';
import { describeStore } from '../hosts/open-store.ts';
import type { Config } from '../settings/config.ts';
import { parseJson } from '../runtime/parse-json.ts';
import { writeNewFile } from '../store/write-whole-file.ts';
import { printableJson, quote } from '../runtime/printable.ts';
import { succeed, fail, withFile, type CommandResult } from './run-command.ts';
import { withNewStore, withStore } from './with-store.ts';

/**
 * An export has one line of JSON for each message, with its notifications, between a header and a last
 * line with their number. Times are milliseconds since 1970.
 */
const header = { format: 'contact-messages', version: 1 } as const;

/** Writes all messages of any database into a new file, for the owner alone. */
export async function exportMessages(name: string, config: Config): Promise<CommandResult> {
  const file = resolve(name);
  return withStore(config, async (store) => {
    if (store === undefined) return fail(`There are no messages in ${describeStore(config)}`);
    return withFile('write', file, async () => {
      const messages = await store.messages.list();
      await writeNewFile(file, (unfinished) => writeFile(unfinished, exportText(messages)));
      const waiting = waitingIn(messages);
      const warning =
        waiting === 0
          ? ''
          : `Notifications waiting: ${waiting}. Two servers that have them both send them: stop this one for good before you import.\n`;
      return succeed(
        `Exported ${countText(messages.length, 'message')} to ${quote(file)}.\n${warning}`,
      );
    });
  });
}

function exportText(messages: readonly MessageWithNotifications[]): string {
  return [header, ...messages, { messages: messages.length }].map(jsonLine).join('');
}

function jsonLine(value: object): string {
  const json = JSON.stringify(value, (_key, part: unknown) => (part === undefined ? null : part));
  return `${printableJson(json)}\n`;
}

/** Adds the messages of an export to any database. Nothing is added if any line is wrong. */
export async function importMessages(name: string, config: Config): Promise<CommandResult> {
  const file = resolve(name);
  return withFile('read', file, async () => {
    const messages = parseExport(await readFile(file, 'utf8'));
    if (typeof messages === 'string') {
      return fail(`Cannot import ${quote(file)}: ${messages}. Nothing was imported`);
    }
    const added = await withNewStore(config, async (store) => {
      let sum = 0;
      for (let from = 0; from < messages.length; from += batchSize) {
        sum += await store.messages.add(messages.slice(from, from + batchSize));
      }
      return sum;
    });
    const waiting = added === 0 ? 0 : waitingIn(messages);
    const others = added === messages.length ? '' : '; the others were already here';
    const warning =
      waiting === 0
        ? ''
        : `Notifications waiting in the file: ${waiting}. They are sent from here now: do not start the old server again.\n`;
    return succeed(`Imported ${added} of ${messages.length} messages${others}.\n${warning}`);
  });
}

/** Few, because other writers wait for each batch. */
const batchSize = 50;

/** Returns the messages of an export, or what is wrong with it. */
function parseExport(text: string): readonly MessageWithNotifications[] | string {
  const lines = text.split('\n');
  const head = exportHeader.safeParse(parseJson(lines[0] ?? '')).data;
  if (head === undefined) return 'it is not an export of messages';
  if (head.version !== header.version) return `it has version ${head.version} of the format`;
  const end = exportEnd.safeParse(parseJson(lines.at(-2) ?? '')).data;
  if (end === undefined || lines.at(-1) !== '') return 'it is cut off';
  const body = lines.slice(1, -2);
  if (end.messages !== body.length) return 'some of its lines are missing';

  const messages: MessageWithNotifications[] = [];
  const ids = new Set<string>();
  for (const [index, line] of body.entries()) {
    const message = exportedMessage.safeParse(parseJson(line)).data;
    if (message === undefined) return `line ${index + 2} is not a message`;
    for (const { id } of [message, ...message.notifications]) {
      if (ids.has(id)) return `line ${index + 2} repeats the id ${id}`;
      ids.add(id);
    }
    messages.push(message);
  }
  return messages;
}

const exportHeader = z.object({ format: z.literal(header.format), version: z.int() });
const exportEnd = z.object({ messages: z.int() });

/** Files and documents are named after ids, so they hold no path. */
const id = z.string().regex(/^[\w-]{1,128}$/);
/** Of any form, also another agency's. */
const fieldName = /^[a-z][a-z0-9-]{0,29}$/;
/** Up to the year 9999. */
const moment = z.int().min(0).max(253_402_300_799_999);
const optional = <Value>(value: z.ZodType<Value>) =>
  value.nullable().transform((found) => found ?? undefined);

const exportedMessage: z.ZodType<MessageWithNotifications> = z.strictObject({
  id,
  receivedAt: moment,
  page: optional(z.string()),
  content: storedContent.refine((texts) =>
    Object.keys(texts).every((name) => fieldName.test(name)),
  ),
  spamSigns: z.array(z.string()),
  contentKey: optional(id),
  notifications: z
    .array(
      z.strictObject({
        id,
        kind: z.enum(notificationKinds),
        state: z.enum(notificationStates),
        attempts: z.int().min(0).max(2_147_483_647),
        nextAttemptAt: moment,
        sentAt: optional(moment),
        lastProblem: optional(z.string()),
        mailbox: optional(z.string()),
      }),
    )
    .refine((all) => new Set(all.map(({ kind }) => kind)).size === all.length),
});

function waitingIn(messages: readonly MessageWithNotifications[]): number {
  const notifications = messages.flatMap((message) => message.notifications);
  return notifications.filter(({ state }) => state === 'waiting').length;
}
