import process from 'node:process';
import type { Readable, Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import type { Store } from '../store/store.ts';
import type { Config } from '../settings/config.ts';
import { deleteEmails } from '../notifications/folder-mailer.ts';
import { done, failed, type CommandResult } from './command-result.ts';
import { describeStore } from '../hosts/open-store.ts';
import { mailFolder } from '../hosts/choose-mailer.ts';
import { explainedStart } from '../hosts/node/explained-start.ts';
import { backUpMessages, exportMessages, restoreMessages } from './messages-copies.ts';
import { messagesCsv } from './messages-csv.ts';
import { importMessages } from './messages-import.ts';
import { messagesJson } from './messages-json.ts';
import { messageSheet, messagesTable } from './messages-text.ts';
import { quoted } from '../settings/quoted.ts';
import { withStore } from './with-store.ts';

/**
 * Reads and keeps the contact messages in order, also while the server runs. What may be long goes to
 * `terminal` while it is read. Throws `StartFault` where the store cannot be opened.
 */
export async function messagesCommand(
  args: readonly string[],
  config: Config,
  terminal: Writable = process.stdout,
  input: Readable = process.stdin,
): Promise<CommandResult> {
  const parsed = parsedArguments(args);
  if (parsed === undefined) return misunderstood;
  const { values, positionals } = parsed;
  const [verb, name, ...more] = positionals;
  if (values.help) return done(usage);
  if (more.length > 0 || name === '' || (values.json && values.csv)) return misunderstood;

  switch (verb) {
    case undefined:
      return withStore(config, (store) => allMessages(store, values, config));
    case 'show':
    case 'delete':
    case 'retry':
      if (name === undefined) return misunderstood;
      return withStore(config, (store) => oneMessage(store, verb, name, config));
    case 'export':
      return withStore(config, (store) => exportMessages(store, name, config, terminal));
    case 'import':
      return name === undefined ? misunderstood : importMessages(name, config, input);
    case 'backup':
      if (name === undefined) return misunderstood;
      return explainedStart(config, () => backUpMessages(name, config));
    case 'restore':
      return name === undefined ? misunderstood : restoreMessages(name, config);
    default:
      return misunderstood;
  }
}

async function allMessages(
  store: Store | undefined,
  { json, csv }: { readonly json: boolean; readonly csv: boolean },
  config: Config,
): Promise<CommandResult> {
  const messages = (await store?.messages.list()) ?? [];
  if (json) return done(messagesJson(messages));
  if (csv) return done(messagesCsv(messages));
  return done(
    messagesTable(messages, config.database === undefined ? config.dataDir : describeStore(config)),
  );
}

async function oneMessage(
  store: Store | undefined,
  verb: 'show' | 'delete' | 'retry',
  id: string,
  config: Config,
): Promise<CommandResult> {
  const message = await store?.messages.get(id);
  if (store === undefined || message === undefined) {
    return failed(`There is no message ${quoted(id)}. \`npm run messages\` lists them.`);
  }
  switch (verb) {
    case 'delete':
      // The files first: were this to end in between, the message would still say whose they are.
      await deleteEmails(
        mailFolder(config),
        message.notifications.map((notification) => notification.id),
      );
      await store.messages.delete(id);
      return done(`Deleted message ${id} and its notifications.\n`);
    case 'retry': {
      const due = await store.notifications.retryNow(id, Date.now());
      if (due === 0)
        return done('Nothing to retry: every notification of this message was sent.\n');
      const sender = config.database?.engine === 'firestore' ? 'functions run' : 'server runs';
      return done(
        `${due === 1 ? 'One notification is' : `${due} notifications are`} due now and will go out when the ${sender}.\n`,
      );
    }
    case 'show':
      return done(messageSheet(message));
  }
}

const usage = `npm run messages                    the messages, newest first, with delivery state
npm run messages -- --json          the same as JSON
npm run messages -- --csv           the same for a spreadsheet
npm run messages -- show ID         one message in full
npm run messages -- delete ID       delete a message and its notifications
npm run messages -- retry ID        send its unsent notifications again, now
npm run messages -- export [FILE]   everything that is kept, into a new file or to the terminal
npm run messages -- import FILE     take in what an export holds, of this engine or another; - reads the input
npm run messages -- backup FILE     copy the database into a new file, also while the server runs
npm run messages -- restore FILE    put a backup into the database's place; stop the server first
`;

const misunderstood: CommandResult = { output: usage, exitCode: 2 };

function parsedArguments(args: readonly string[]) {
  try {
    const flag = { type: 'boolean', default: false } as const;
    const options = { json: flag, csv: flag, help: { ...flag, short: 'h' } } as const;
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch {
    return undefined;
  }
}
