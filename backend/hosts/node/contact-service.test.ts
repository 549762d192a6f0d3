import { expect, onTestFinished, test, vi } from 'vitest';
import { newMessage } from '#test/contracts/new-message.ts';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { fillAndDamage } from '#test/fixtures/damaged-database.ts';
import { recordedLog } from '#test/fixtures/recorded-log.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { StoreUnavailable } from '../../runtime/store-unavailable.ts';
import { readContent } from '#content-model/read-content.ts';
import { configFrom } from '../../settings/settings.ts';
import { openSqliteStore } from '../../store/open-sqlite-store.ts';
import { databaseFile } from '../open-store.ts';
import { openContactService } from './contact-service.ts';

const day = 24 * 60 * 60_000;
const content = readContent();

test.each([
  ['30', ['new']],
  ['', ['new', 'old']],
])('deletes messages older than RETENTION_DAYS=%s in each round', async (days, stored) => {
  const config = configFrom({ DATA_DIR: await temporaryFolder(), RETENTION_DAYS: days });
  const store = await openSqliteStore(databaseFile(config));
  onTestFinished(() => store.close());
  for (const [id, age] of [['new', 29 * day] as const, ['old', 31 * day] as const]) {
    const notifications = [{ id: `${id}-inquiry`, kind: 'inquiry' } as const];
    await store.messages.save(newMessage(id, { receivedAt: Date.now() - age, notifications }));
    await store.notifications.recordSent([`${id}-inquiry`], Date.now());
  }
  const clock = vi.fn(Date.now);
  const service = await openContactService(config, () => content, recordedLog(), {
    pollInterval: 20,
    clock,
  });
  service.startWorkers();
  const ids = async () => (await store.messages.list()).map(({ id }) => id);
  // Enough rounds of every worker to show what they leave.
  await expect.poll(() => clock.mock.calls.length).toBeGreaterThan(50);
  await expect.poll(ids).toEqual(stored);
  await service.close();
});

test('starts on a damaged database, and then refuses messages and says what to do', async () => {
  const config = configFrom({ DATA_DIR: await temporaryFolder() });
  const file = databaseFile(config);
  await fillAndDamage(await openSqliteStore(file), file);
  const log = recordedLog();
  const service = await openContactService(config, () => content, log);
  onTestFinished(() => service.close());
  expect(log.sentences('error')).toHaveLength(1);
  expect(log.text()).toContain('npm run messages -- restore');
  await expect(service.checkWritable()).rejects.toThrow(StoreUnavailable);
  const form = content.contactForm;
  const source = { kind: 'plain-form', isTrapFilled: false, form } as const;
  const message = { content: completeMessage, page: undefined, source, address: '192.0.2.1' };
  expect(await service.submit(message)).toMatchObject({ kind: 'unavailable' });
});
