import { sql, type Kysely } from 'kysely';

/**
 * Has ids and moments sorted and compared as bytes, as SQLite does, and not as people sort words. Tables of
 * others, who may share the database, are left as they are.
 */
export async function compareBytes(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$
    declare
      text_column record;
    begin
      for text_column in
        select table_name, column_name from information_schema.columns
        where table_schema = current_schema() and data_type = 'text'
          and collation_name is distinct from 'C' and table_name in
          ('contact_messages', 'notifications', 'daily_counts', 'app_check_secrets',
          'app_check_uses', 'request_counts', 'migrations_run')
      loop
        execute format('alter table %I alter column %I type text collate "C"',
          text_column.table_name, text_column.column_name);
      end loop;
    end $$`.execute(db);
}
