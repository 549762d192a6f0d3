import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { openServer } from '#test/fixtures/open-server.ts';
import { rawConnection } from '#test/fixtures/raw-connection.ts';
import { securityHeaders } from '../../http/content-policy.ts';
import { maxPipelined } from './pending-answers.ts';
import type { RequestTimeouts } from './request-bounds.ts';

const host = 'Host: x\r\n';
const last = `${host}Connection: close\r\n`;
const call = 'POST /api/emailMessage HTTP/1.1\r\nContent-Type: application/json\r\n';
/** Would be answered with 200 if it were taken for a request of its own. */
const smuggled = `GET /healthz HTTP/1.1\r\n${last}\r\n`;

describe('a request of two readings is refused, and nothing behind it is heard', () => {
  test.each([
    ['a length and chunks', `${call}${host}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n`],
    ['chunks and a length', `${call}${host}Transfer-Encoding: chunked\r\nContent-Length: 5\r\n`],
    ['two lengths', `${call}${host}Content-Length: 0\r\nContent-Length: 5\r\n`],
    ['a list of lengths', `${call}${host}Content-Length: 0, 5\r\n`],
    ['a length with a sign', `${call}${host}Content-Length: +0\r\n`],
    ['a length in hexadecimal', `${call}${host}Content-Length: 0x0\r\n`],
    ['chunks that are none', `${call}${host}Transfer-Encoding: xchunked\r\n`],
    ['chunks that are not last', `${call}${host}Transfer-Encoding: chunked, identity\r\n`],
    ['a space before the colon', `${call}${host}Transfer-Encoding : chunked\r\n`],
    ['a folded header', `${call}${host}X: a\r\n Content-Length: 5\r\n`],
    ['a header without a name', `${call}${host}: x\r\n`],
    ['a line that ends in half', `${call}Host: x\nContent-Length: 0\n`],
    ['a null in a header', `${call}${host}X: a\0b\r\n`],
    ['a null in the address', `GET /\0 HTTP/1.1\r\n${host}`],
    ['a method in small notifications', `get / HTTP/1.1\r\n${host}`],
    ['a version to come', `GET / HTTP/9.9\r\n${host}`],
    ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n'],
    ['two hosts', `GET / HTTP/1.1\r\n${host}Host: y\r\n`],
    ['two equal hosts', `GET / HTTP/1.1\r\n${host}${host}`],
    ['no host', 'GET / HTTP/1.1\r\n'],
    ['an empty host', 'GET / HTTP/1.1\r\nHost:\r\n'],
    ['a host with a path', 'GET / HTTP/1.1\r\nHost: x/evil\r\n'],
    ['a host with a user', 'GET / HTTP/1.1\r\nHost: a@x\r\n'],
  ])('%s', async (_, head) => {
    expect(await statuses(`${head}\r\n${smuggled}`)).toEqual([400]);
  });

  test('a chunk that is longer than it says', async () => {
    const body = '1\r\n{"data":1}\r\n0\r\n\r\n';
    const request = `${call}${host}Transfer-Encoding: chunked\r\n\r\n${body}${smuggled}`;
    expect((await statuses(request)).at(-1)).toBe(400);
  });
});

describe('a request that is too large is refused', () => {
  test.each([
    ['too many headers', `GET / HTTP/1.1\r\n${host}${'a: b\r\n'.repeat(100)}\r\n`, 431],
    ['a long header', `GET / HTTP/1.1\r\n${host}a: ${'b'.repeat(20_000)}\r\n\r\n`, 431],
    [
      'many long headers',
      `GET / HTTP/1.1\r\n${host}${`a: ${'b'.repeat(400)}\r\n`.repeat(60)}\r\n`,
      431,
    ],
    ['a long address', `GET /${'a'.repeat(4100)} HTTP/1.1\r\n${host}\r\n`, 414],
    ['a long query', `GET /?${'a=b&'.repeat(1100)} HTTP/1.1\r\n${host}\r\n`, 414],
    [
      'a long chunk extension',
      `${call}${host}Transfer-Encoding: chunked\r\n\r\n1;${'a'.repeat(20_000)}\r\n`,
      413,
    ],
  ])('%s', async (_, request, status) => {
    expect(await statuses(`${request}${smuggled}`)).toEqual([status]);
  });

  test('a form of very many fields is read as far as a form goes', async () => {
    const body = 'a=&'.repeat(80_000);
    const head = `POST /api/contact HTTP/1.1\r\n${last}Content-Type: application/x-www-form-urlencoded\r\n`;
    expect(await statuses(`${head}Content-Length: ${body.length}\r\n\r\n${body}`)).toEqual([422]);
  });
});

describe('an odd request has a plain answer', () => {
  test.each<[string, string, number[]]>([
    ['an address of another server', `GET http://evil.example/services HTTP/1.1\r\n${last}`, [404]],
    ['two slashes', `GET //evil.example/services/ HTTP/1.1\r\n${last}`, [404]],
    ['a way up', `GET /../../package.json HTTP/1.1\r\n${last}`, [404]],
    ['an encoded way up', `GET /..%2f..%2fpackage.json HTTP/1.1\r\n${last}`, [404]],
    ['one encoded whole', `GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\n${last}`, [404]],
    ['one encoded twice', `GET /%252e%252e/package.json HTTP/1.1\r\n${last}`, [404]],
    ['one of backslashes', `GET /..\\..\\package.json HTTP/1.1\r\n${last}`, [404]],
    ['one of overlong notifications', `GET /%c0%ae%c0%ae/package.json HTTP/1.1\r\n${last}`, [400]],
    ['an encoded null', `GET /services%00.html HTTP/1.1\r\n${last}`, [404]],
    ['raw bytes', `GET /\xff\xfe HTTP/1.1\r\n${last}`, [400]],
    ['a hidden file', `GET /.build.json HTTP/1.1\r\n${last}`, [404]],
    ['an address without a slash', `GET services HTTP/1.1\r\n${last}`, [400]],
    ['a host with a port', 'GET / HTTP/1.1\r\nHost: [::1]:8080\r\nConnection: close\r\n', [200]],
    ['HTTP/1.0', 'GET / HTTP/1.0\r\n', [200]],
    ['TRACE', `TRACE / HTTP/1.1\r\n${last}`, [405]],
    ['OPTIONS of everything', `OPTIONS * HTTP/1.1\r\n${last}`, [405]],
    ['CONNECT', `CONNECT evil.example:443 HTTP/1.1\r\n${last}`, [405]],
    ['an expectation', `${call}${last}Content-Length: 0\r\nExpect: 100-continue\r\n`, [100, 400]],
    ['another expectation', `${call}${host}Content-Length: 0\r\nExpect: tea\r\n`, [417]],
    ['h2c', `GET / HTTP/1.1\r\n${host}Connection: Upgrade, close\r\nUpgrade: h2c\r\n`, [200]],
    [
      'a web socket',
      `GET / HTTP/1.1\r\n${host}Connection: Upgrade, close\r\nUpgrade: websocket\r\n`,
      [200],
    ],
  ])('%s', async (_, head, expected) => {
    expect(await statuses(`${head}\r\n`)).toEqual(expected);
  });

  test('very many ranges are no more than the file', async () => {
    const ranges = Array.from({ length: 1000 }, (_, place) => `${place % 50}-`).join(',');
    const heard = await ask(`GET / HTTP/1.1\r\n${last}Range: bytes=${ranges}\r\n\r\n`);
    expect(statusesIn(heard)).toEqual([206]);
    expect(heard.length).toBeLessThan(3000);
  });

  test('a few requests at once are answered one after the other', async () => {
    const one = `GET /healthz HTTP/1.1\r\n${host}\r\n`;
    expect(await statuses(`${one.repeat(3)}${smuggled}`)).toEqual(Array(4).fill(200));
  });

  test('many requests at once end the connection', async () => {
    const { server } = await openServer();
    let asked = 0;
    server.addHook('preHandler', (_request, _reply, done) => {
      asked += 1;
      done();
    });
    const { port } = await listening(server);
    const connection = rawConnection(port);
    connection.say(`GET / HTTP/1.1\r\n${host}\r\n`.repeat(1000));
    await connection.lastHeard();
    expect(asked).toBeLessThanOrEqual(maxPipelined);
  });

  test('what cannot be read ends the connection in the middle of an answer, without a word', async () => {
    const { server } = await openServer();
    server.get('/slow', (_request, reply) => {
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': 'text/plain' });
      reply.raw.write('begun');
    });
    const { port } = await listening(server);
    const connection = rawConnection(port);
    connection.say(`GET /slow HTTP/1.1\r\n${host}\r\n`);
    await expect.poll(connection.heardSoFar).toContain('begun');
    connection.say('\0garbage\r\n\r\n');
    expect(await connection.lastHeard()).not.toContain('HTTP/1.1 400');
  });
});

describe('whoever is slow is cut off', () => {
  test.each([
    ['headers that dribble', 'GET / HTTP/1.1\r\nX: ', 'a', 408],
    ['a body that dribbles', `${call}${host}Content-Length: 60000\r\n\r\n`, '1', 408],
    [
      'a form that dribbles',
      `POST /api/contact HTTP/1.1\r\n${host}Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 60000\r\n\r\n`,
      'a',
      408,
    ],
    ['nothing but line breaks', '\r\n', '\r\n', 408],
  ])('%s', async (_, beginning, more, status) => {
    const connection = await connected(inAHurry);
    connection.say(beginning);
    connection.dribble(more, 20);
    expect(statusesIn(await connection.lastHeard())).toEqual([status]);
  });

  test.each([
    ['nothing at all', ''],
    ['nothing more', `GET /healthz HTTP/1.1\r\n${host}\r\n`],
    ['half a request', 'GET / HTT'],
  ])('%s', async (_, beginning) => {
    const connection = await connected(inAHurry);
    connection.say(beginning);
    // That it ends is what counts; what came before may have been answered.
    await connection.lastHeard();
  });
});

const inAHurry: RequestTimeouts = {
  ...{ headers: 150, body: 200, request: 300, idle: 150 },
  ...{ stall: 400, interval: 50 },
};

type Server = Awaited<ReturnType<typeof openServer>>['server'];

async function listening(server: Server): Promise<AddressInfo> {
  await server.listen({ host: '127.0.0.1', port: 0 });
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port');
  return address;
}

async function connected(timeouts?: RequestTimeouts) {
  const { server } = await openServer(timeouts);
  const { port } = await listening(server);
  return rawConnection(port);
}

async function ask(request: string): Promise<string> {
  const connection = await connected();
  connection.say(request);
  return connection.lastHeard();
}

async function statuses(request: string): Promise<number[]> {
  return statusesIn(await ask(request));
}

/** The statuses of all answers, of which none lacks a header or tells what the server is made of. */
function statusesIn(heard: string): number[] {
  const answers = heard.split(/(?=HTTP\/1\.[01] \d{3} )/).filter((answer) => answer !== '');
  for (const answer of answers.filter((each) => !each.startsWith('HTTP/1.1 100'))) {
    for (const name of Object.keys(securityHeaders)) {
      expect(answer.toLowerCase()).toContain(`\r\n${name}: `);
    }
    expect(answer).not.toMatch(/fastify|node|express|\/tmp\/|\/dist|\n\s+at |evil|package\.json/i);
  }
  return answers.map((answer) => Number(answer.slice(9, 12)));
}
