import { expect, onTestFinished, test } from 'vitest';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { recordedLog } from '#test/fixtures/recorded-log.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { agencyFacts } from '../../settings/agency-facts.ts';
import { parseConfig } from '../../settings/config.ts';
import { openSqliteStore } from '../../store/open-sqlite-store.ts';
import { databaseFile } from '../open-store.ts';
import { openContactService } from './contact-service.ts';

const day = 24 * 60 * 60_000;

test.each([
  ['30', ['new']],
  ['', ['new', 'old']],
])('deletes messages older than RETENTION_DAYS=%s in each round', async (days, stored) => {
  const parsed = parseConfig({ DATA_DIR: await temporaryFolder(), RETENTION_DAYS: days });
  if (!parsed.ok) throw new Error(parsed.problems.join());
  const store = await openSqliteStore(databaseFile(parsed.config));
  onTestFinished(() => store.close());
  for (const [id, age] of [['new', 29 * day] as const, ['old', 31 * day] as const]) {
    await store.messages.save({
      ...{ id, receivedAt: Date.now() - age, page: undefined, content: completeMessage },
      ...{ spamSigns: [], contentKey: id, duplicatesAfter: 0 },
      confirmation: { mailbox: '', limits: [] },
      notifications: [{ id: `${id}-inquiry`, kind: 'inquiry' }],
    });
    await store.notifications.recordSent(`${id}-inquiry`, Date.now());
  }
  const service = await openContactService(parsed.config, agencyFacts(), recordedLog(), {
    roundTime: 20,
  });
  service.startWorkers();
  const ids = async () => (await store.messages.list()).map(({ id }) => id);
  await expect.poll(ids).toEqual(stored);
  await service.close();
});
