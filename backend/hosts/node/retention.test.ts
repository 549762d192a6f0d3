import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { recordedLog } from '#test/fixtures/recorded-log.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { openSqliteStore } from '../../store/open-sqlite-store.ts';
import { agencyFacts } from '../../settings/agency-facts.ts';
import { parseConfig } from '../../settings/config.ts';
import { databaseFile, openContactService } from './contact-service.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

test('a server forgets what RETENTION_DAYS says an hour after its start, and not before', async () => {
  const { pass, kept } = await startService({ RETENTION_DAYS: '30' });
  await pass(0);
  expect(await kept()).toEqual(['new', 'old']);
  await pass(hour);
  await vi.waitFor(async () => expect(await kept()).toEqual(['new']), { timeout: 60_000 });
});

test('without RETENTION_DAYS nothing is forgotten', async () => {
  const { pass, kept } = await startService({});
  await pass(3 * hour);
  expect(await kept()).toEqual(['new', 'old']);
});

async function startService(settings: Record<string, string>) {
  const parsed = parseConfig({ DATA_DIR: join(await temporaryFolder(), 'data'), ...settings });
  if (!parsed.ok) throw new Error(parsed.faults.join());
  const store = await openSqliteStore(databaseFile(parsed.config));
  for (const [id, age] of [['new', 29 * day] as const, ['old', 31 * day] as const]) {
    await store.messages.save({
      ...{ id, receivedAt: Date.now() - age, page: undefined, content: completeMessage },
      ...{ spamSigns: [], contentKey: id, duplicatesAfter: 0 },
      confirmation: { mailbox: '', limits: [] },
      notifications: [{ id: `${id}-notification`, kind: 'inquiry' }],
    });
    await store.notifications.recordSent(`${id}-notification`, 0);
  }
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'] });
  const service = await openContactService(parsed.config, agencyFacts(), recordedLog());
  onTestFinished(async () => {
    vi.useRealTimers();
    await service.close();
    await store.close();
  });
  service.startDelivery();
  return {
    /** Lets time pass on both clocks, and what has become due be done. */
    pass: async (milliseconds: number) => {
      await vi.advanceTimersByTimeAsync(milliseconds);
      for (let turn = 0; turn < 50; turn++) await nextTurn();
    },
    kept: async () => (await store.messages.list()).map(({ id }) => id),
  };
}
