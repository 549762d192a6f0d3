/**
 * What a durable intake costs at the least on Node: a bare `node:http` handler that parses the JSON
 * and puts the same three rows into the same tables, in one transaction that is on disk before the
 * answer. No token, limit, check, log or letter.
 */
import { randomUUIDv7 } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { openSqliteStore } from '#backend/store/open-sqlite-store.ts';
import { tellUsage } from './host-usage.ts';

const file = join(z.string().parse(process.env.DATA_DIR), 'messages.sqlite');
await (await openSqliteStore(file)).close();
const database = new DatabaseSync(file);
database.exec('pragma journal_mode = wal; pragma foreign_keys = on; pragma synchronous = full');
database.exec('pragma secure_delete = on');
const begin = database.prepare('begin immediate');
const commit = database.prepare('commit');
const insertMessage = database.prepare(
  'insert into messages (id, received_at, content_key, content) values (?, ?, ?, ?)',
);
const insertNotification = database.prepare(
  `insert into notifications
     (id, message_id, kind, state, attempts, next_attempt_at, received_at, mailbox)
   values (?, ?, ?, 'waiting', 0, ?, ?, ?)`,
);

const server = createServer((request, response) => {
  void bodyOf(request).then((body) => {
    const parsed = JSON.parse(body) as { readonly data: Readonly<Record<string, string>> };
    const id = insert(parsed.data);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ result: { id } }));
  });
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`The host is at http://127.0.0.1:${port}\n`);
});
tellUsage();

async function bodyOf(request: IncomingMessage): Promise<string> {
  request.setEncoding('utf8');
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}

function insert(data: Readonly<Record<string, string>>): string {
  const id = randomUUIDv7();
  const now = new Date().toISOString();
  begin.run();
  insertMessage.run(id, now, id, JSON.stringify(data));
  insertNotification.run(randomUUIDv7(), id, 'inquiry', now, now, null);
  insertNotification.run(randomUUIDv7(), id, 'confirmation', now, now, data.email ?? null);
  commit.run();
  return id;
}
