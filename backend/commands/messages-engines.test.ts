import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { completeMessage, hostileMessage } from '#test/fixtures/contact-messages.ts';
import { firestoreEmulator, newProject } from '#test/fixtures/firestore-emulator.ts';
import { postgresOfThisFile } from '#test/fixtures/postgres.ts';
import { hasPostgres } from '#test/fixtures/postgres-binaries.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import type { DailyCount } from '../analytics/daily-counts.ts';
import { openFirestoreStore } from '../firestore/open-firestore-store.ts';
import type { Store } from '../store/store.ts';
import { parseConfig, type Config } from '../settings/config.ts';
import type { CommandResult } from './command-result.ts';
import { withStoreToFill } from './with-store.ts';
import { messagesCommand } from './messages-command.ts';
import { reportCommand } from './report-command.ts';

const emulator = firestoreEmulator();

describe.skipIf(!hasPostgres)('everything that is kept', () => {
  const postgres = postgresOfThisFile();

  test('goes from SQLite to PostgreSQL and back, and is the same', async () => {
    const DATABASE_URL = (await postgres.emptyDatabase()).href;
    await expectSame([await at({}), await at({ DATABASE_URL }), await at({})]);
  });

  test.skipIf(emulator.missing !== undefined)(
    `goes from SQLite to Firestore, PostgreSQL and back, and is the same${emulator.skipNote}`,
    async () => {
      vi.stubEnv('FIRESTORE_EMULATOR_HOST', emulator.host());
      const { href } = await postgres.emptyDatabase();
      const { run, config } = await project();
      const way = [await at({}), { run, config }, await at({ DATABASE_URL: href }), await at({})];
      await expectSame(way);
    },
  );

  test('is counted once where two imports bring it at one moment', async () => {
    const old = await at({});
    await withStoreToFill(old.config, fill);
    const file = join(await temporaryFolder(), 'all.jsonl');
    await old.run('export', file);
    const { run } = await at({ DATABASE_URL: (await postgres.emptyDatabase()).href });
    const imported = await Promise.all([1, 2, 3, 4].map(() => run('import', file)));
    expect(imported.map(({ exitCode }) => exitCode)).toEqual([0, 0, 0, 0]);
    await run('export', `${file}2`);
    expect(await contentOf(`${file}2`)).toBe(await contentOf(file));
  });

  /** Moved along `way` by the commands, each step taken twice. */
  async function expectSame([first, ...others]: readonly Engine[]) {
    if (first === undefined) throw new Error('There is nowhere to begin');
    const folder = await temporaryFolder();
    await withStoreToFill(first.config, fill);
    let file = join(folder, '0.jsonl');
    await first.run('export', file);
    const content = await contentOf(file);
    for (const [n, { run }] of others.entries()) {
      const { output, exitCode } = await run('import', file);
      expect(exitCode).toBe(0);
      expect(output).toContain('New here: 3 of 3 messages, 4 of 4 daily counts.');
      expect((await run('import', file)).output).toContain(
        'New here: 0 of 3 messages, 0 of 4 daily counts.',
      );
      file = join(folder, `${n + 1}.jsonl`);
      await run('export', file);
      expect(await contentOf(file)).toBe(content);
    }
  }
});

afterEach(() => void vi.unstubAllEnvs());

describe.skipIf(emulator.missing !== undefined)(
  `the commands on Firestore${emulator.skipNote}`,
  () => {
    // As whoever tries them on the emulator does.
    beforeEach(() => void vi.stubEnv('FIRESTORE_EMULATOR_HOST', emulator.host()));

    test('say who sends what waits, before it is moved and after', async () => {
      const old = await at({});
      await withStoreToFill(old.config, fill);
      const file = join(await temporaryFolder(), 'all.jsonl');
      expect((await old.run('export', file)).output).toBe(
        `Exported 3 messages to "${file}". 3 notifications in it wait to be sent.\nTo move them: if the server here goes on beside the one that imports this, they go out twice. Stop it for good first, then export.\n`,
      );
      const { run } = await project();
      expect((await run('import', file)).output).toContain(
        '3 of its notifications waited: the functions of the project, once they are there, send those it did not have. Do not start the one they came from again.',
      );
      expect((await run('export', `${file}2`)).output).toContain(
        'if the functions of the project go on beside',
      );
    });

    test('take nothing of a file that is cut off', async () => {
      const old = await at({});
      await withStoreToFill(old.config, fill);
      const file = join(await temporaryFolder(), 'all.jsonl');
      await old.run('export', file);
      await writeFile(file, (await readFile(file, 'utf8')).slice(0, -80));
      const { run } = await project();
      const { output, exitCode } = await run('import', file);
      expect(exitCode).toBe(1);
      expect(output).toContain('is cut off');
      expect(output).toContain('Nothing was imported');
      expect(JSON.parse((await run('--json')).output)).toEqual([]);
    });

    test('list, show, retry and delete', async () => {
      const { run, name, store } = await project();
      expect((await run()).output).toBe(
        `No messages yet in the database of the project ${name}.\n`,
      );
      await fill(store);
      expect((await run()).output).toMatch(/^1 notification was given up\..*retry m1\n\nm3 /s);
      const sheet = (await run('show', 'm1')).output;
      for (const words of Object.values(completeMessage)) expect(sheet).toContain(words);
      expect((await run('retry', 'm1')).output).toBe(
        'One notification is due now and will go out when the functions run.\n',
      );
      expect((await run('show', 'm1')).output).toContain('confirmation waiting');
      expect((await run('delete', 'm1')).output).toBe(
        'Deleted message m1 and its notifications.\n',
      );
      expect(await run('show', 'm1')).toMatchObject({ exitCode: 1 });
      expect((await run('--csv')).output.trimEnd().split('\r\n')).toHaveLength(3);
    });

    test('report', async () => {
      const { config, store } = await project();
      await fill(store);
      const terminal = { now: noon, isBold: false };
      const asked = ['--from', '2026-11-20', '--to', '2026-11-21', '--json'];
      const made: unknown = JSON.parse((await reportCommand(asked, config, terminal)).output);
      expect(made).toMatchObject({ delivery: { messages: 3 } });
    });
  },
);

const noon = Date.UTC(2026, 10, 21, 19);

interface Engine {
  readonly config: Config;
  readonly run: (...args: string[]) => Promise<CommandResult>;
}

async function at(settings: Readonly<Record<string, string>>): Promise<Engine> {
  const parsed = parseConfig({ DATA_DIR: join(await temporaryFolder(), 'data'), ...settings });
  if (!parsed.ok) throw new Error(parsed.faults.join());
  const { config } = parsed;
  return { config, run: (...args: string[]) => messagesCommand(args, config, new PassThrough()) };
}

/** A project with nothing in it, and the store of its functions. */
async function project() {
  const name = newProject();
  const firestore = emulator.open(name);
  const store = openFirestoreStore(firestore, { countPause: 1 });
  return { name, store, ...(await at({ DATABASE_URL: `firestore://${name}` })) };
}

/** Something of everything that is kept. */
async function fill({ messages, notifications, dailyCounts }: Store): Promise<void> {
  for (const [n, id] of ['m1', 'm2', 'm3'].entries()) {
    await messages.save({
      ...{ id, receivedAt: noon + n, contentKey: id, duplicatesAfter: 0 },
      page: n === 0 ? '/about' : undefined,
      content: n === 0 ? completeMessage : hostileMessage,
      spamSigns: n === 0 ? [] : ['has many links'],
      confirmation: { mailbox: `${id}@shop.example`, limits: [] },
      notifications: (['inquiry', 'confirmation', 'webhook'] as const)
        .slice(0, 2 + (n % 2))
        .map((kind) => ({ id: `${id}-${kind}`, kind })),
    });
  }
  await notifications.recordSent('m1-inquiry', noon + 5);
  await notifications.recordGivenUp('m1-confirmation', 'no such mailbox');
  await notifications.recordSent('m2-webhook', noon + 6);
  await notifications.recordRetry('m2-inquiry', noon + 60_000, 'greylisted');
  await notifications.recordSent('m3-inquiry', noon + 7);
  const seen = (day: string, first: string, count: number): DailyCount => ({
    ...{ day, what: 'screen', first, second: '', count },
  });
  const campaign = { what: 'campaign-step', first: 'came', second: 'spring `sale`.' } as const;
  await dailyCounts.add([
    ...[seen('2025-02-28', '/', 3), seen('2026-11-20', '/', 7), seen('2026-11-21', '/blogs', 1)],
    { ...seen('2026-11-20', '', 2), ...campaign },
  ]);
}

/** An export without its moment, and without the hash that goes with it: an import looks at that. */
async function contentOf(file: string): Promise<string> {
  const text = await readFile(file, 'utf8');
  return text.replace(/"exportedAt":"[^"]*"/, '').replace(/"sha256":"[^"]*"/, '');
}
