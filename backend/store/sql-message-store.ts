import type { InsertQueryBuilder, InsertResult, Kysely, Transaction } from 'kysely';
import { contactFields } from '#contract/contact-message.ts';
import type { MessageStore, MessageWithLetters, NewMessage } from '../contact/ports.ts';
import { furthestAhead } from '../contact/submit-message.ts';
import type { DatabaseSchema } from './database-schema.ts';
import type { InTransaction } from './group-commit.ts';
import type { LetterRow, MessageRow } from './rows.ts';
import { moment, storedLetter, storedMessage } from './rows.ts';

/**
 * The message store on any SQL database that Kysely speaks to. How transactions are made and
 * `checkWritable` belong to the particular database, and are handed in.
 */
export function sqlMessageStore(
  db: Kysely<DatabaseSchema>,
  inTransaction: InTransaction,
  checkWritable: () => Promise<void>,
): MessageStore {
  return {
    save: (message) => inTransaction((transaction) => save(transaction, message)),
    list: async () => {
      const rows = await messageRows(db).execute();
      const letters = await letterRows(db).execute();
      const lettersOf = Map.groupBy(letters, (letter) => letter.message_id);
      return rows.map((row) => withLetters(row, lettersOf.get(row.id) ?? []));
    },
    get: async (id) => {
      const row = await messageRows(db).where('id', '=', id).executeTakeFirst();
      if (row === undefined) return undefined;
      return withLetters(row, await letterRows(db).where('message_id', '=', id).execute());
    },
    delete: async (id) => {
      const { numDeletedRows } = await db
        .deleteFrom('contact_messages')
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    checkWritable,
  };
}

/**
 * The unique content key decides who is first, so that two of the same at one moment, in two
 * processes even, end as one.
 */
async function save(db: Transaction<DatabaseSchema>, message: NewMessage) {
  const { id, receivedAt, page, content, contentKey, duplicatesAfter, receipts, spamSigns } =
    message;
  const insert = db
    .insertInto('contact_messages')
    .values({
      id,
      received_at: moment(receivedAt),
      page: page ?? null,
      spam_signs: spamSigns.length === 0 ? null : JSON.stringify(spamSigns),
      content_key: contentKey,
      ...content,
    })
    .onConflict((conflict) => conflict.column('content_key').doNothing());
  if (!(await inserts(insert))) {
    // The same content has been kept: it is the same message, unless that was long ago.
    await db
      .updateTable('contact_messages')
      .set({ content_key: null })
      .where('content_key', '=', contentKey)
      .where((kept) =>
        kept.or([
          kept('received_at', '<=', moment(duplicatesAfter)),
          kept('received_at', '>', moment(receivedAt + furthestAhead)),
        ]),
      )
      .execute();
    if (!(await inserts(insert))) {
      const kept = await db
        .selectFrom('contact_messages')
        .select('id')
        .where('content_key', '=', contentKey)
        .executeTakeFirstOrThrow();
      return { id: kept.id, alreadyKept: true };
    }
  }

  const isFull = (await receiptsOwed(db, message)) >= receipts.most;
  const letters = message.letters.filter(({ kind }) => kind !== 'receipt' || !isFull);
  await db
    .insertInto('letters')
    .values(
      letters.map((letter) => ({
        id: letter.id,
        message_id: id,
        kind: letter.kind,
        state: 'waiting' as const,
        attempts: 0,
        next_attempt_at: moment(receivedAt),
        mailbox: letter.kind === 'receipt' ? receipts.mailbox : null,
      })),
    )
    .execute();
  return { id, alreadyKept: false };
}

/** Whether it put a row in, where another might be in its place. */
async function inserts(
  insert: InsertQueryBuilder<DatabaseSchema, 'contact_messages', InsertResult>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await insert.executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** How many receipts the mailbox has been owed of late. */
async function receiptsOwed(
  db: Transaction<DatabaseSchema>,
  { receivedAt, receipts: { mailbox, since } }: NewMessage,
): Promise<number> {
  const { count } = await db
    .selectFrom('letters')
    .innerJoin('contact_messages', 'contact_messages.id', 'letters.message_id')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('mailbox', '=', mailbox)
    .where('received_at', '>', moment(since))
    .where('received_at', '<=', moment(receivedAt + furthestAhead))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function messageRows(db: Kysely<DatabaseSchema>) {
  return db
    .selectFrom('contact_messages')
    .select(['id', 'received_at', 'page', 'spam_signs', ...contactFields])
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc');
}

function letterRows(db: Kysely<DatabaseSchema>) {
  return db.selectFrom('letters').selectAll().orderBy('kind');
}

function withLetters(row: MessageRow, letters: readonly LetterRow[]): MessageWithLetters {
  return { ...storedMessage(row), letters: letters.map(storedLetter) };
}
