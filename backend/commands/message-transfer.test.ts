import { existsSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { completeMessage, hostileMessage } from '#test/fixtures/contact-messages.ts';
import { firestoreEmulator, newProject } from '#test/fixtures/firestore-emulator.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import type { MessageWithNotifications } from '../contact/message-store.ts';
import { configFrom } from '../settings/settings.ts';
import { messagesCommand } from './messages.ts';
import { withNewStore } from './with-store.ts';

describe('an export', () => {
  test('is one file for its owner alone, without control characters', async () => {
    const { file, lines } = await exportMessages();
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect(lines).toHaveLength(5);
    expect(lines.join('')).not.toMatch(/[\p{Cc}\u202e\u2028]/u);
  });
});

describe('an import', () => {
  test('brings back every message as it was, and a second time nothing', async () => {
    const { file } = await exportMessages();
    const target = newServer({ DATA_DIR: join(await temporaryFolder(), 'data') });
    expect(await target.run('import', file)).toEqual({
      exitCode: 0,
      output:
        'Imported 3 of 3 messages.\nNotifications waiting in the file: 1. They are sent from here now: do not start the old server again.\n',
    });
    expect(await target.messages()).toEqual(messages);
    expect((await target.run('import', file)).output).toBe(
      'Imported 0 of 3 messages; the others were already here.\n',
    );
    expect(await target.messages()).toEqual(messages);
  });

  test.each<[string, (lines: string[]) => string[], string]>([
    ['another file', () => ['{"format":"sitemap","version":1}', ''], 'it is not an export'],
    ['a newer version', (lines) => change(lines, 0, '"version":1', '"version":2'), 'version 2'],
    ['a file without its end', (lines) => lines.slice(0, -2), 'it is cut off'],
    ['a missing line', (lines) => lines.toSpliced(1, 1), 'lines are missing'],
    ['an id that leads elsewhere', (lines) => change(lines, 1, '"m1"', '"../m1"'), 'line 2'],
    ['a wrong state', (lines) => change(lines, 1, '"sent"', '"lost"'), 'line 2'],
    ['an id twice', (lines) => change(lines, 2, '"m2"', '"m1"'), 'repeats the id m1'],
  ])('refuses %s, and creates no database', async (_, edit, problem) => {
    const { file, lines } = await exportMessages();
    await writeFile(file, edit([...lines, '']).join('\n'));
    const target = newServer({ DATA_DIR: join(await temporaryFolder(), 'data') });
    const { output, exitCode } = await target.run('import', file);
    expect(exitCode).toBe(1);
    expect(output).toContain(problem);
    expect(output).toContain('Nothing was imported.');
    expect(existsSync(target.config.dataDir)).toBe(false);
  });
});

const emulator = firestoreEmulator();
test.skipIf(emulator.missing !== undefined)(
  `Firestore takes the messages of SQLite${emulator.skipNote}`,
  async () => {
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', emulator.host());
    const { file } = await exportMessages();
    const target = newServer({ DATABASE_URL: `firestore://${newProject()}` });
    expect((await target.run('import', file)).output).toContain('Imported 3 of 3 messages');
    expect(await target.messages()).toEqual(messages);
    expect(await target.run('export', `${file}2`)).toMatchObject({ exitCode: 0 });
    vi.unstubAllEnvs();
  },
);

const noon = Date.UTC(2026, 10, 21, 19);
const sent = { state: 'sent', attempts: 1, nextAttemptAt: noon, lastProblem: undefined } as const;

const messages: readonly MessageWithNotifications[] = [
  {
    ...{ id: 'm1', receivedAt: noon + 2, page: '/about', content: completeMessage },
    ...{ spamSigns: [], contentKey: 'm1' },
    notifications: [
      { id: 'm1-inquiry', kind: 'inquiry', ...sent, sentAt: noon + 5, mailbox: undefined },
      {
        ...{ id: 'm1-confirmation', kind: 'confirmation', state: 'given-up', attempts: 2 },
        ...{ nextAttemptAt: noon, sentAt: undefined, mailbox: 'm1@shop.example' },
        lastProblem: 'no\u009b31m \u202esuch\n\u001b[2J mailbox',
      },
    ],
  },
  {
    ...{ id: 'm2', receivedAt: noon + 1, page: undefined, content: hostileMessage },
    ...{ spamSigns: ['has many links'], contentKey: undefined },
    notifications: [
      {
        ...{ id: 'm2-inquiry', kind: 'inquiry', state: 'waiting', attempts: 0 },
        ...{ nextAttemptAt: noon, sentAt: undefined, mailbox: undefined, lastProblem: undefined },
      },
    ],
  },
  {
    ...{ id: 'm3', receivedAt: noon, page: undefined, spamSigns: [], contentKey: 'm3' },
    content: {
      ...completeMessage,
      budget: 'More',
      details: 'A\nb',
      message: 'مرحبا \u202eab\u202c 👩🏽‍🍳\u2028\u0007\t\r\n',
    },
    notifications: [],
  },
];

function newServer(settings: Readonly<Record<string, string>>) {
  const config = configFrom(settings);
  return {
    config,
    run: (...args: string[]) => messagesCommand(args, config),
    messages: () => withNewStore(config, ({ messages: stored }) => stored.list()),
  };
}

async function exportMessages() {
  const folder = await temporaryFolder();
  const { run, config } = newServer({ DATA_DIR: folder });
  await withNewStore(config, (store) => store.messages.add(messages));
  const file = join(folder, 'messages.jsonl');
  expect(await run('export', file)).toMatchObject({ exitCode: 0 });
  const lines = (await readFile(file, 'utf8')).split('\n').slice(0, -1);
  return { file, lines };
}

function change(lines: readonly string[], index: number, from: string, to: string): string[] {
  const line = lines[index] ?? '';
  expect(line).toContain(from);
  return lines.with(index, line.replace(from, to));
}
