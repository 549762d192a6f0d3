import { sql, type Kysely } from 'kysely';

/** What a database needs besides, that several servers share and that is PostgreSQL. */
export async function sharedByServers(db: Kysely<unknown>): Promise<void> {
  // Not in PostgreSQL's own log, nor in what is copied from it, and empty after a crash: it is of
  // visitors, and good for ten minutes.
  await sql`create unlogged table request_counts (
    request text not null,
    who text not null,
    count integer not null,
    ends_at text not null,
    primary key (request, who)
  )`.execute(db);
  await sql`create index request_counts_ended on request_counts (ends_at)`.execute(db);

  // Ids and moments are sorted and compared as bytes, as SQLite does, and not as people sort words.
  await sql`
    do $$
    declare
      text_column record;
    begin
      for text_column in
        select table_name, column_name from information_schema.columns
        where table_schema = current_schema() and data_type = 'text' and table_name in
          ('contact_messages', 'letters', 'daily_counts', 'sent_reports', 'app_check_secrets',
          'app_check_uses', 'request_counts')
      loop
        execute format('alter table %I alter column %I type text collate "C"',
          text_column.table_name, text_column.column_name);
      end loop;
    end $$`.execute(db);
}
