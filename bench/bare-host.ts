/**
 * The least that a durable intake costs on Node: a bare `node:http` handler that parses the JSON and
 * inserts a message with two notifications in one transaction, on disk before the answer. It has no
 * tokens, limits, checks, log or email.
 */
import { randomUUIDv7 } from 'node:crypto';
import { createServer } from 'node:http';
import { join } from 'node:path';
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { listen } from '#backend/hosts/node/server.ts';

const folder = z.string().parse(process.env.DATA_DIR);
const database = new DatabaseSync(join(folder, 'messages.sqlite'));
// The indexes and the settings of the real store.
database.exec(`
  pragma journal_mode = wal; pragma foreign_keys = on; pragma synchronous = full;
  pragma secure_delete = on;
  create table messages (
    id text primary key, received_at text not null, content_key text not null unique,
    content text not null
  ) strict;
  create index messages_by_age on messages (received_at);
  create table notifications (
    id text primary key, message_id text not null references messages on delete cascade,
    kind text not null, state text not null, attempts integer not null,
    next_attempt_at text not null, mailbox text
  ) strict;
  create index notifications_due on notifications (state, next_attempt_at);
  create index notifications_mailbox on notifications (mailbox, next_attempt_at);
`);
const begin = database.prepare('begin immediate');
const commit = database.prepare('commit');
const insertMessage = database.prepare('insert into messages values (?, ?, ?, ?)');
const insertNotification = database.prepare(
  `insert into notifications values (?, ?, ?, 'waiting', 0, ?, ?)`,
);

const server = createServer((request, response) => {
  void json(request).then((body) => {
    const id = insert((body as { data: Readonly<Record<string, string>> }).data);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ result: { id } }));
  });
});
const url = await listen(server, { host: '127.0.0.1', port: 0 });
console.log(`The host is at ${url}`);

function insert(data: Readonly<Record<string, string>>): string {
  const id = randomUUIDv7();
  const now = new Date().toISOString();
  begin.run();
  insertMessage.run(id, now, id, JSON.stringify(data));
  insertNotification.run(randomUUIDv7(), id, 'inquiry', now, null);
  insertNotification.run(randomUUIDv7(), id, 'confirmation', now, data.email ?? null);
  commit.run();
  return id;
}
