import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openServer } from '#test/fixtures/open-server.ts';
import { connectionLimits, limitConnections, type ConnectionRules } from './connection-limits.ts';

const rules: ConnectionRules = {
  limits: { total: 6, perClient: 4 },
  stallTimeout: 60_000,
  interval: 20,
  isProxy: () => false,
};

async function startServer(changed: Partial<ConnectionRules> = {}, answer: RequestListener = ok) {
  const server = createServer(answer);
  limitConnections(server, { ...rules, ...changed });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  /** A connection of a client of this machine: 127.0.0.2 is another one than 127.0.0.1. */
  const open = async (localAddress = '127.0.0.1') => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => undefined).resume();
    await once(socket, 'connect');
    return socket;
  };
  return { open };
}

const ok: RequestListener = (_request, response) => void response.end('ok');
const request = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

/** Waits until a socket is closed by the other side. */
const closed = (socket: Socket) => expect.poll(() => socket.closed).toBe(true);

async function answered(socket: Socket): Promise<void> {
  socket.write(request);
  await once(socket, 'data');
}

test('closes the oldest idle connection of a client over its limit, and answers the newest', async () => {
  const { open } = await startServer();
  const other = await open('127.0.0.2');
  const idle = [await open(), await open(), await open(), await open()];
  const newest = await open();
  await answered(newest);
  await closed(idle[0] ?? newest);
  expect(idle.slice(1).some((socket) => socket.closed)).toBe(false);
  expect(other.closed).toBe(false);
});

test('spares a connection that makes progress', async () => {
  const { open } = await startServer();
  const busy = await open();
  const held = await open();
  // Half a request is no progress.
  held.write(request.slice(0, 9));
  await open();
  await open();
  await answered(busy);
  await open();
  await closed(held);
  expect(busy.closed).toBe(false);
});

test('takes from the client with most connections when all are taken', async () => {
  const { open } = await startServer();
  const [few, many] = [await open('127.0.0.2'), await open('127.0.0.3')];
  for (let n = 0; n < 3; n++) await open('127.0.0.3');
  await open('127.0.0.4');
  const newcomer = await open('127.0.0.5');
  await answered(newcomer);
  await closed(many);
  expect(few.closed).toBe(false);
});

test('bounds the connections of one client to the real server, which answers another', async () => {
  const { server } = await openServer();
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  const port = Number(new URL(origin).port);
  const { perClient } = connectionLimits;
  const sockets = Array.from({ length: perClient + 50 }, () =>
    connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' }).on('error', () => undefined),
  );
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
  const open = () => sockets.filter(({ closed }) => !closed).length;
  await expect.poll(open).toBe(perClient);
  expect((await fetch(origin)).status).toBe(200);
  expect(open()).toBe(perClient);
});

test('gives a trusted proxy no limit of its own', async () => {
  const { open } = await startServer({ isProxy: (address) => address === '127.0.0.1' });
  const sockets = [];
  for (let n = 0; n < 6; n++) sockets.push(await open());
  for (const socket of sockets) await answered(socket);
  const newest = await open();
  await answered(newest);
  await closed(sockets[0] ?? newest);
});

test('closes a connection on which nothing moves, such as an answer that is not read', async () => {
  const large: RequestListener = (_request, response) =>
    void response.end(Buffer.alloc(64 * 1024 * 1024));
  const { open } = await startServer({ stallTimeout: 200 }, large);
  const reader = await open();
  reader.pause();
  reader.write(request);
  const started = performance.now();
  const other = await open();
  await closed(other);
  // The reader does not hear of it until it reads on.
  reader.resume();
  await closed(reader);
  expect(reader.bytesRead).toBeLessThan(64 * 1024 * 1024);
  expect(performance.now() - started).toBeGreaterThan(150);
});
