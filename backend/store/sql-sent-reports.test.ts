import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { sentReportsContract } from '#test/contracts/sent-reports.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { openSqliteStore } from './open-sqlite-store.ts';

sentReportsContract(async () => {
  const store = await openSqliteStore(join(await temporaryFolder(), 'messages.sqlite'));
  onTestFinished(() => store.close());
  return store.sentReports;
});
