import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { done, failed, type CommandResult } from './command-result.ts';
import type { Config } from '../settings/config.ts';
import { noCounts, type ExportCounts } from './export-format.ts';
import { fileFault } from './file-fault.ts';
import { importEntries, type Imported } from './import-entries.ts';
import { waitingIn } from './messages-export.ts';
import { quoted } from '../settings/quoted.ts';
import { countUp, ExportFault, readExport } from './read-export.ts';
import { withStoreToFill } from './with-store.ts';

/** Takes an export into the store that the settings name; `-` reads it from `input`. */
export async function importMessages(
  name: string,
  config: Config,
  input: Readable,
): Promise<CommandResult> {
  if (name === '-') {
    return keptMeanwhile(input, (file) => importFile(file, 'The input', config));
  }
  const file = resolve(name);
  return importFile(file, quoted(file), config);
}

async function importFile(file: string, called: string, config: Config): Promise<CommandResult> {
  let isBegun = false;
  try {
    const handle = await open(file);
    const isFile = (await handle.stat()).isFile();
    await handle.close();
    if (!isFile) return failed(`Cannot read ${called}: it is not a file`);
    // To its end first: of a file that is not whole nothing is taken.
    const counts: ExportCounts & { waiting: number } = { ...noCounts, waiting: 0 };
    for await (const entry of readExport(createReadStream(file))) {
      countUp(counts, entry);
      if (entry.kind !== 'message') continue;
      counts.waiting += waitingIn(entry.message);
    }
    isBegun = true;
    const imported = await withStoreToFill(config, (store) =>
      importEntries(store, readExport(createReadStream(file))),
    );
    return done(summary(called, counts, imported, config));
  } catch (error) {
    const sentence =
      error instanceof ExportFault
        ? `${called} ${error.message}. ${isBegun ? changedMeanwhile : 'Nothing was imported'}`
        : fileFault(error, file, 'read');
    if (sentence === undefined) throw error;
    return failed(sentence);
  }
}

const changedMeanwhile =
  'It was whole a moment ago, and part of it is imported: import the whole one again';

function summary(
  called: string,
  held: ExportCounts & { readonly waiting: number },
  imported: Imported,
  { database }: Config,
): string {
  const of = (what: keyof Imported) => `${imported[what]} of ${held[what]}`;
  const sender =
    database?.engine === 'firestore'
      ? 'the functions of the project, once they are there, send'
      : 'the server of this store sends';
  const waiting =
    held.waiting === 0
      ? 'No notification in it waits.'
      : `${held.waiting} of its notifications waited: ${sender} those it did not have. Do not start the one they came from again.`;
  return `${called} is whole. New here: ${of('messages')} messages, ${of('counts')} daily counts. What was here already stays as it was.\n${waiting}\n`;
}

/** Read twice, which an input cannot be: so it is a file for its owner alone while it is needed. */
async function keptMeanwhile(
  input: Readable,
  use: (file: string) => Promise<CommandResult>,
): Promise<CommandResult> {
  const folder = mkdtempSync(join(tmpdir(), 'website-import-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    const file = join(folder, 'input.jsonl');
    try {
      await pipeline(input, createWriteStream(file, { mode: 0o600 }));
    } catch (error) {
      const sentence = fileFault(error, file, 'make');
      if (sentence === undefined) throw error;
      return failed(sentence);
    }
    return await use(file);
  } finally {
    process.off('exit', remove);
    remove();
  }
}
