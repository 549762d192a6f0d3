import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startHost } from '#test/fixtures/running-host.ts';
import { connectionLimits, limitConnections } from './limit-connections.ts';
import { listen } from './server.ts';

async function startServer(isProxy: (address: string) => boolean = () => false) {
  const server = createServer((_request, response) => void response.end('ok'));
  limitConnections(server, { total: 6, perClient: 4, perBrowser: 2 }, isProxy);
  const port = Number(new URL(await listen(server, { host: '127.0.0.1', port: 0 })).port);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { open: (localAddress?: string) => opened(port, localAddress) };
}

/** A connection of a client on this machine: 127.0.0.2 is another client than 127.0.0.1. */
async function opened(port: number, localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined).resume();
  await once(socket, 'connect');
  return socket;
}

const request = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

const expectClosed = (socket: Socket | undefined) => expect.poll(() => socket?.closed).toBe(true);

async function expectAnswer(socket: Socket): Promise<void> {
  socket.write(request);
  await once(socket, 'data');
}

test('closes the oldest idle connection of a client over its limit, and answers the newest', async () => {
  const { open } = await startServer();
  const other = await open('127.0.0.2');
  const idle = [await open(), await open(), await open(), await open()];
  const newest = await open();
  await expectAnswer(newest);
  await expectClosed(idle[0]);
  expect([other, ...idle.slice(1)].some((socket) => socket.closed)).toBe(false);
});

test('spares a connection that makes progress', async () => {
  const { open } = await startServer();
  const [busy, held] = [await open(), await open()];
  // Half a request is not progress.
  held.write(request.slice(0, 9));
  await open();
  await open();
  await expectAnswer(busy);
  await open();
  await expectClosed(held);
  expect(busy.closed).toBe(false);
});

test('closes a connection of the client with the most when the server is full', async () => {
  const { open } = await startServer();
  const [few, many] = [await open('127.0.0.2'), await open('127.0.0.3')];
  for (let n = 0; n < 3; n++) await open('127.0.0.3');
  await open('127.0.0.4');
  const newcomer = await open('127.0.0.5');
  await expectAnswer(newcomer);
  await expectClosed(many);
  expect(few.closed).toBe(false);
});

test('gives a trusted proxy no limit of its own', async () => {
  const { open } = await startServer((address) => address === '127.0.0.1');
  const sockets = [];
  for (let n = 0; n < 6; n++) sockets.push(await open());
  for (const socket of sockets) await expectAnswer(socket);
  await expectAnswer(await open());
  await expectClosed(sockets[0]);
  expect(sockets[1]?.closed).toBe(false);
});

test('holds for the real server, which still answers another client', async () => {
  const { origin } = await startHost();
  const port = Number(new URL(origin).port);
  const { perClient } = connectionLimits;
  const opening = Array.from({ length: perClient + 20 }, () => opened(port, '127.0.0.2'));
  const sockets = await Promise.all(opening);
  const open = () => sockets.filter((socket) => !socket.closed).length;
  await expect.poll(open).toBe(perClient);
  expect((await fetch(origin)).status).toBe(200);
  expect(open()).toBe(perClient);
});
