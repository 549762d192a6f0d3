import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { deliveryRecordsContract } from '#test/contracts/report-sources.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { openSqliteStore } from './open-sqlite-store.ts';

deliveryRecordsContract(async () => {
  const store = await openSqliteStore(join(await temporaryFolder(), 'messages.sqlite'));
  onTestFinished(() => store.close());
  return store;
});
