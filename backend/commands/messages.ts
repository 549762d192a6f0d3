import { parseArgs } from 'node:util';
import type { FieldContent } from '#contract/contact-fields.ts';
import { mailFolder } from '../hosts/choose-mailer.ts';
import { describeStore } from '../hosts/open-store.ts';
import type { MessageWithNotifications } from '../contact/message-store.ts';
import { deleteEmails } from '../notifications/folder-mailer.ts';
import { readContent } from '#content-model/read-content.ts';
import type { Config } from '../settings/config.ts';
import { quote } from '../settings/printable.ts';
import { isDamage } from '../store/sqlite-errors.ts';
import type { Store } from '../store/store.ts';
import {
  backUpMessages,
  exportMessages,
  importMessages,
  restoreMessages,
} from './message-files.ts';
import { messagesCsv, messagesJson } from './messages-data.ts';
import { messageSheet, messagesList } from './messages-text.ts';
import { succeed, fail, runCommand, type CommandResult, withStore } from './run-command.ts';

export async function messagesCommand(
  args: readonly string[],
  config: Config,
): Promise<CommandResult> {
  const parsed = parseArguments(args);
  if (parsed === undefined) return wrongArguments;
  const { json, csv, help } = parsed.values;
  const [verb, name = '', ...more] = parsed.positionals;
  if (help) return succeed(usage);
  // A list has no name, and only a list has a format.
  const isWrong = verb === undefined ? json && csv : name === '' || json || csv;
  if (isWrong || more.length > 0) return wrongArguments;
  if (verb !== undefined) return verbs.get(verb)?.(name, config) ?? wrongArguments;
  return withStore(config, async (store) => {
    if (!json && !csv) return listMessages(store, config);
    const messages = (await store?.messages.list()) ?? [];
    return succeed(json ? messagesJson(messages) : messagesCsv(messages, form()));
  });
}

/** Of a damaged database, lists what can be read. For programs there is all or nothing. */
async function listMessages(store: Store | undefined, config: Config): Promise<CommandResult> {
  const text = (messages: readonly MessageWithNotifications[]) =>
    messagesList(messages, form(), describeStore(config));
  try {
    return succeed(text((await store?.messages.list()) ?? []));
  } catch (error) {
    if (!(error instanceof Error && isDamage(error)) || !store?.listReadable) throw error;
    const readable = await store.listReadable();
    const problem = `Not all messages can be read: ${error.message}.`;
    return { output: `${problem} These can:\n\n${text(readable)}`, exitCode: 1 };
  }
}

/** The form with its fields and labels. Messages can be read whatever is wrong with the content. */
function form(): FieldContent {
  try {
    return readContent().contactForm;
  } catch {
    return fieldsByName;
  }
}

const calledBy = (label: string) => ({ label, missing: '', tooLong: '' });

/** A field that an agency has added is listed under its name then. */
const fieldsByName: FieldContent = {
  fields: {
    name: calledBy('Name'),
    email: calledBy('Email'),
    phone: calledBy('Phone'),
    company: calledBy('Company'),
    message: calledBy('Message'),
  },
  extraFields: [],
};

const showMessage: Verb = (id, config) =>
  withStore(config, async (store) => {
    const message = await store?.messages.get(id);
    return message === undefined ? notThere(id) : succeed(messageSheet(message, form()));
  });

const deleteMessage: Verb = (id, config) =>
  withStore(config, async (store) => {
    const message = await store?.messages.get(id);
    // The files first: after a crash in between, the message still names them.
    await deleteEmails(mailFolder(config), message?.notifications.map((each) => each.id) ?? []);
    const isDeleted = await store?.messages.delete(id);
    return isDeleted ? succeed(`Deleted message ${id} and its notifications.\n`) : notThere(id);
  });

const retryMessage: Verb = (id, config) =>
  withStore(config, async (store) => {
    if ((await store?.messages.get(id)) === undefined) return notThere(id);
    const due = (await store?.notifications.retryNow(id, Date.now())) ?? 0;
    if (due === 0)
      return succeed('Nothing to retry: every notification of this message was sent.\n');
    const sender = config.database?.engine === 'firestore' ? 'functions run' : 'server runs';
    const what = due === 1 ? '1 notification is' : `${due} notifications are`;
    return succeed(`${what} due now and will be sent when the ${sender}.\n`);
  });

/** What is done with the id or the file after it. */
type Verb = (name: string, config: Config) => Promise<CommandResult>;

const verbs: ReadonlyMap<string, Verb> = new Map([
  ['show', showMessage],
  ['delete', deleteMessage],
  ['retry', retryMessage],
  ['export', exportMessages],
  ['import', importMessages],
  ['backup', backUpMessages],
  ['restore', restoreMessages],
]);

function notThere(id: string): CommandResult {
  return fail(`There is no message ${quote(id)}. \`npm run messages\` lists them`);
}

const usage = `npm run messages                    the messages, newest first, with delivery state
npm run messages -- --json          the same as JSON
npm run messages -- --csv           the same for a spreadsheet
npm run messages -- show ID         one message in full
npm run messages -- delete ID       delete a message and its notifications
npm run messages -- retry ID        send its unsent notifications again, now
npm run messages -- export FILE     write all messages into a new file, from any database
npm run messages -- import FILE     add the messages of an export, to any database
npm run messages -- backup FILE     copy the database into a new file, also while the server runs
npm run messages -- restore FILE    replace the database with a backup; stop the server first
`;

const wrongArguments: CommandResult = { output: usage, exitCode: 2 };

function parseArguments(args: readonly string[]) {
  try {
    const flag = { type: 'boolean', default: false } as const;
    const options = { json: flag, csv: flag, help: { ...flag, short: 'h' } } as const;
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch {
    return undefined;
  }
}

if (import.meta.main) await runCommand(messagesCommand);
