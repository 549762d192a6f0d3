import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { PostgresCluster } from '#test/fixtures/postgres-cluster.ts';
import { hasPostgres } from '#test/fixtures/postgres-binaries.ts';
import type { NewMessage } from '#backend/contact/ports.ts';
import { databaseFile } from '#backend/hosts/node/contact-service.ts';
import { openPostgresStore } from '#backend/store/open-postgres-store.ts';
import { openSqliteStore } from '#backend/store/open-sqlite-store.ts';
import type { Store } from '#backend/store/store.ts';
import { benchFolder } from './hosts/started-host.ts';
import type { Figure, Section } from './section.ts';

/** What a host asks of its engine for a message: docs/scaling.md begins with these figures. */
export const engines: Section = {
  name: 'engines',
  question: 'How many messages, uses of tokens and limits does each engine take from one process?',
  notes: [
    'The store alone, 64 pieces of work at once, each awaited; rounds in turn, each with an empty',
    'database. SQLite is in the project’s folder, PostgreSQL 18 beside it on this machine, in the folder',
    'for temporary files; both wait for the disk with a message. PostgreSQL’s own processes share the cores.',
  ],
  async measure() {
    await mkdir(benchFolder, { recursive: true });
    const folder = await mkdtemp(join(benchFolder, 'engines-'));
    const cluster = hasPostgres ? new PostgresCluster() : undefined;
    try {
      const file = databaseFile({ dataDir: folder });
      const sqlite = await openSqliteStore(file);
      const onSqlite = await rates(sqlite);
      await sqlite.close();
      const { size } = await stat(file);
      const onPostgres = cluster === undefined ? [] : await ratesOnPostgres(cluster);
      return [
        ...onSqlite.map((rate) => figure('SQLite', rate)),
        { what: 'SQLite, bytes of a message with its letters', measured: size / many, unit: '' },
        ...onPostgres.map((rate) => figure('PostgreSQL', rate)),
      ];
    } finally {
      await cluster?.remove();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function ratesOnPostgres(cluster: PostgresCluster): Promise<readonly Rate[]> {
  await cluster.create();
  const postgres = await openPostgresStore(await cluster.emptyDatabase());
  const measured = await rates(postgres);
  await postgres.close();
  return measured;
}

interface Rate {
  readonly what: string;
  readonly perSecond: number;
}

function figure(engine: string, { what, perSecond }: Rate): Figure {
  return { what: `${engine}, ${what}`, measured: perSecond, unit: 'a second' };
}

const many = 5000;
const atOnce = 64;

async function rates({ messages, limits, appCheck }: Store): Promise<readonly Rate[]> {
  const kept = await rate('messages kept', (n) => messages.save(newMessage(n)));
  const used = await rate('uses of tokens', (n) => appCheck.countUse(`token-${n}`, noon + hour));
  if (limits === undefined) return [kept, used];
  const counted = await rate('limits counted', (n) => limits.take('exchange', address(n)));
  return [kept, used, counted];
}

/** After a fifth of the work, by when what runs often is compiled. */
async function rate(what: string, work: (n: number) => Promise<unknown>): Promise<Rate> {
  let next = 0;
  const until = (end: number) =>
    Promise.all(
      Array.from({ length: atOnce }, async () => {
        while (next < end) await work(next++);
      }),
    );
  await until(many / 5);
  const begun = performance.now();
  const first = next;
  await until(many);
  return { what, perSecond: ((many - first) * 1000) / (performance.now() - begun) };
}

const noon = Date.UTC(2026, 10, 21, 19);
const hour = 60 * 60 * 1000;

function newMessage(n: number): NewMessage {
  const id = `message-${n}`;
  return {
    ...{ id, receivedAt: noon, page: '/', content: completeMessage, spamSigns: [] },
    ...{ contentKey: id, duplicatesAfter: noon - 24 * hour },
    letters: [
      { id: `${id}-agency`, kind: 'agency' },
      { id: `${id}-receipt`, kind: 'receipt' },
    ],
    confirmation: { mailbox: `${n}@example.com`, limits: [] },
  };
}

/** Of a network of its own. */
function address(n: number): string {
  return `10.${n >> 8}.${n & 255}.1`;
}
