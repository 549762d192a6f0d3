import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { openSqliteStore } from '#backend/store/open-sqlite-store.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { keptOnServer } from './kept.ts';

test('what the page says is kept on the server is what the databases have columns for', async () => {
  const folder = await temporaryFolder();
  const store = await openSqliteStore(join(folder, 'messages.sqlite'));
  onTestFinished(() => store.close());
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sqlite'));
  const columns = files.flatMap((file) => columnsOf(join(folder, file)));
  expect(columns).toContain('messages.content');
  expect(keptOnServer.flatMap(({ places }) => places).sort()).toEqual(columns.sort());
});

/** `table.column` of all that is there but what says nothing of any visitor. */
function columnsOf(file: string): string[] {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database
    .prepare(
      `select t.name || '.' || c.name as name from sqlite_schema t, pragma_table_info(t.name) c
       where t.type = 'table' and t.name not in ('app_check_secrets', 'schema_version')`,
    )
    .all();
  database.close();
  return rows.map(({ name }) => String(name));
}
