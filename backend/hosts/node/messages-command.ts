import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Store } from '../../store/open-sqlite-store.ts';
import { openSqliteStore } from '../../store/open-sqlite-store.ts';
import type { Config } from './config.ts';
import { removeLetters } from '../../mail/folder-mailer.ts';
import { databaseFile, mailFolder } from './contact-service.ts';
import { explainedStart } from './explained-start.ts';
import { messagesCsv } from './messages-csv.ts';
import { messagesJson } from './messages-json.ts';
import { messageSheet, messagesTable } from './messages-text.ts';
import { quoted } from './quoted.ts';

export interface CommandResult {
  readonly output: string;
  /** 0: done. 1: there is no such message. 2: the command was not understood. */
  readonly exitCode: 0 | 1 | 2;
}

/**
 * Reads and keeps the contact messages in order, also while the server runs.
 * Throws `StartFault` where the store cannot be opened.
 */
export async function messagesCommand(
  args: readonly string[],
  config: Config,
): Promise<CommandResult> {
  const parsed = parsedArguments(args);
  if (parsed === undefined) return { output: usage, exitCode: 2 };
  const { values, positionals } = parsed;
  const [verb, id, ...more] = positionals;
  if (values.help) return done(usage);
  if (more.length > 0 || (values.json && values.csv)) return { output: usage, exitCode: 2 };

  return withStore(config, async (store) => {
    if (verb === undefined) {
      const messages = (await store?.messages.list()) ?? [];
      if (values.json) return done(messagesJson(messages));
      if (values.csv) return done(messagesCsv(messages));
      return done(messagesTable(messages, config.dataDir));
    }
    if (id === undefined) return { output: usage, exitCode: 2 };
    return oneMessage(store, verb, id, mailFolder(config));
  });
}

async function oneMessage(
  store: Store | undefined,
  verb: string,
  id: string,
  letterFolder: string,
): Promise<CommandResult> {
  const message = await store?.messages.get(id);
  if (!['show', 'delete', 'retry'].includes(verb)) return { output: usage, exitCode: 2 };
  if (store === undefined || message === undefined) {
    return {
      output: `There is no message ${quoted(id)}. \`npm run messages\` lists them.\n`,
      exitCode: 1,
    };
  }
  switch (verb) {
    case 'delete':
      await store.messages.delete(id);
      await removeLetters(
        letterFolder,
        message.letters.map((letter) => letter.id),
      );
      return done(`Deleted message ${id} and its letters.\n`);
    case 'retry': {
      const due = await store.letters.retryNow(id, Date.now());
      if (due === 0) return done('Nothing to retry: every letter of this message was sent.\n');
      return done(
        `${due === 1 ? 'One letter is' : `${due} letters are`} due now and will go out when the server runs.\n`,
      );
    }
    default:
      return done(messageSheet(message));
  }
}

const usage = `npm run messages                   the messages, newest first, with delivery state
npm run messages -- --json         the same as JSON
npm run messages -- --csv          the same for a spreadsheet
npm run messages -- show ID        one message in full
npm run messages -- delete ID      delete a message and its letters
npm run messages -- retry ID       send its unsent letters again, now
`;

function done(output: string): CommandResult {
  return { output, exitCode: 0 };
}

function parsedArguments(args: readonly string[]) {
  try {
    const flag = { type: 'boolean', default: false } as const;
    const options = { json: flag, csv: flag, help: { ...flag, short: 'h' } } as const;
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch {
    return undefined;
  }
}

/** Without a store: nothing was ever kept here, and looking must not begin one. */
async function withStore<Result>(
  config: Config,
  use: (store: Store | undefined) => Promise<Result>,
): Promise<Result> {
  const file = databaseFile(config);
  if (!existsSync(file)) return use(undefined);
  const store = await explainedStart(config, () => openSqliteStore(file));
  try {
    return await explainedStart(config, () => use(store));
  } finally {
    await store.close();
  }
}
