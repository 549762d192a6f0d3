import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { answersTo, rawConnection } from '#test/fixtures/raw-connection.ts';
import { sharedHost, startHost } from '#test/fixtures/running-host.ts';
import { securityHeaders } from '../../http/page-headers.ts';
import { maxDiscarded, maxPipelined } from './bound-requests.ts';
import type { RequestTimeouts } from './request-options.ts';

const shared = sharedHost();
const host = 'Host: x\r\n';
const last = `${host}Connection: close\r\n`;
const call = 'POST /api/emailMessage HTTP/1.1\r\nContent-Type: application/json\r\n';
const long = 'a'.repeat(20_000);
const upgrade = `GET / HTTP/1.1\r\n${host}Connection: Upgrade, close\r\nUpgrade: `;
/** Would be answered with 200 if it were read as a request of its own. */
const smuggled = `GET /healthz HTTP/1.1\r\n${last}\r\n`;

test.each([
  ['a length and chunks', `${call}${host}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n`],
  ['two lengths', `${call}${host}Content-Length: 0\r\nContent-Length: 5\r\n`],
  ['two hosts', `GET / HTTP/1.1\r\n${host}Host: y\r\n`],
  ['no host', 'GET / HTTP/1.1\r\n'],
  ['a host with a path', 'GET / HTTP/1.1\r\nHost: x/evil\r\n'],
  ['a host with a user', 'GET / HTTP/1.1\r\nHost: a@x\r\n'],
])('refuses a request that could be read in two ways, and what follows it: %s', async (_, head) => {
  expect(await statuses(`${head}\r\n${smuggled}`)).toEqual([400]);
});

test.each([
  ['a long header', `GET / HTTP/1.1\r\n${host}a: ${long}\r\n\r\n`, 431],
  ['a long extension', `${call}${host}Transfer-Encoding: chunked\r\n\r\n1;${long}\r\n`, 413],
])('refuses a request that is too large: %s', async (_, request, status) => {
  expect(await statuses(`${request}${smuggled}`)).toEqual([status]);
});

describe('answers an odd request:', () => {
  test.each<[string, string, number[]]>([
    ['a host with a port', 'GET / HTTP/1.1\r\nHost: [::1]:8080\r\nConnection: close\r\n', [200]],
    ['HTTP/1.0', 'GET / HTTP/1.0\r\n', [200]],
    ['TRACE', `TRACE / HTTP/1.1\r\n${last}`, [405]],
    ['CONNECT', `CONNECT evil.example:443 HTTP/1.1\r\n${last}`, []],
    ['an expectation', `${call}${last}Content-Length: 0\r\nExpect: 100-continue\r\n`, [100, 400]],
    ['a web socket', `${upgrade}websocket\r\n`, [200]],
  ])('%s', async (_, head, expected) => {
    expect(await statuses(`${head}\r\n`)).toEqual(expected);
  });

  test('a few requests at once, one after the other', async () => {
    const one = `GET /healthz HTTP/1.1\r\n${host}\r\n`;
    expect(await statuses(`${one.repeat(3)}${smuggled}`)).toEqual(Array(4).fill(200));
  });
});

test.each([
  ['pages', `GET / HTTP/1.1\r\n${host}\r\n`],
  ['expectations', `${call}${host}Expect: tea\r\nContent-Length: 0\r\n\r\n`],
  ['requests that it refuses', 'GET / HTTP/1.1\r\nHost: x/evil\r\n\r\n'],
  ['calls', `${call}${host}Content-Length: 2\r\n\r\n{}`],
])(
  'closes a connection with too many requests at once, also one that it answered before: %s',
  async (_, one) => {
    const { origin } = await shared();
    const connection = rawConnection(origin);
    connection.send(`GET /healthz HTTP/1.1\r\n${host}\r\n`);
    await expect.poll(connection.received).toContain('HTTP/1.1 200');
    connection.send(one.repeat(1000));
    const answers = (await connection.untilClosed()).match(/^HTTP\/1\.1 \d{3} /gm) ?? [];
    expect(answers.length).toBeGreaterThanOrEqual(1);
    expect(answers.length).toBeLessThanOrEqual(1 + maxPipelined);
  },
);

const chunks = (count: number) =>
  `Transfer-Encoding: chunked\r\n\r\n${'1\r\na\r\n'.repeat(count)}0\r\n\r\n`;

test.each([
  ['the most pieces there may be', `${call}${host}${chunks(64)}`, [400, 200]],
  ['one piece too many', `${call}${host}${chunks(65)}`, [413]],
  ['a page that is sent a body', `POST / HTTP/1.1\r\n${host}${chunks(70)}`, [405]],
])('answers the next request, or closes the connection, after %s', async (_, request, expected) => {
  expect(await statuses(request + smuggled)).toEqual(expected);
});

test('carries out nothing that follows a refused request', async () => {
  const { origin, store } = await startHost();
  const form = 'name=A&email=a%40example.com&phone=1&company=B&message=Smuggled';
  const requests = `GET / HTTP/1.1\r\n${host}Host: y\r\n\r\nPOST /api/contact HTTP/1.1\r\n${host}Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${form.length}\r\n\r\n${form}`;
  expect(statusesIn(await answersTo(origin, requests))).toEqual([400]);
  expect(await store.messages.list()).toEqual([]);
});

describe('a refused body', () => {
  const large = `Content-Length: 3000000\r\n\r\n${'x'.repeat(900_000)}`;
  const tinyChunks = (size: number) =>
    `${call}${host}Transfer-Encoding: chunked\r\n\r\n${'1\r\na\r\n'.repeat(size)}`;

  test.each([
    ['in chunks of one byte', tinyChunks(100_000), 413],
    ['too large', `${call}${host}${large}`, 413],
    ['to an address that only reads', `POST / HTTP/1.1\r\n${host}${large}`, 405],
  ])(
    '%s is answered although its client reads only after it has sent it',
    async (_, sent, status) => {
      const { origin } = await shared();
      const socket = connect({ port: Number(new URL(origin).port), host: '127.0.0.1' }).pause();
      onTestFinished(() => void socket.destroy());
      await new Promise((resolve) => socket.write(sent, 'latin1', resolve));
      const [answer] = (await once(socket.resume(), 'data')) as [Buffer];
      expect(answer.toString('latin1', 9, 12)).toBe(String(status));
    },
  );

  test('is not read without an end', async () => {
    const { origin } = await shared();
    const socket = connect({ port: Number(new URL(origin).port), host: '127.0.0.1' }).resume();
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => undefined);
    const send = () => {
      while (socket.writable && socket.write('1\r\na\r\n'.repeat(1000)));
    };
    socket.write(tinyChunks(1));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.on('drain', send);
    send();
    await closed;
    // What is on its way, in the buffers of both sides, comes on top.
    expect(socket.bytesWritten).toBeLessThan(16 * maxDiscarded);
  });
});

test('a body in a few chunks is read', async () => {
  const chunks = Array.from('{"data":{}}', (letter) => `1\r\n${letter}\r\n`).join('');
  const request = `${call}${last}Transfer-Encoding: chunked\r\n\r\n${chunks}0\r\n\r\n`;
  expect(await statuses(request)).toEqual([401]);
});

describe('closes a slow connection:', () => {
  test.each([
    ['headers that dribble', 'GET / HTTP/1.1\r\nX: ', 'a', / 408 /],
    ['a body that dribbles', `${call}${host}Content-Length: 60000\r\n\r\n`, '1', / 408 /],
    // Nothing, an answer, or a refusal: what counts is that the server ends it.
    ['nothing at all', '', '', /^(?!.* 500 )/s],
    ['nothing after a request', `GET /healthz HTTP/1.1\r\n${host}\r\n`, '', / 200 /],
  ])('%s', async (_, beginning, more, answer) => {
    const { origin } = await startHost({}, Date.now(), { timeouts: shortTimeouts });
    const connection = rawConnection(origin);
    connection.send(beginning);
    if (more !== '') connection.dribble(more, 20);
    expect(await connection.untilClosed()).toMatch(answer);
  });
});

const shortTimeouts: RequestTimeouts = {
  ...{ headers: 150, body: 200, request: 300, idle: 150 },
  ...{ stall: 400, interval: 50 },
};

async function statuses(request: string): Promise<number[]> {
  const { origin } = await shared();
  return statusesIn(await answersTo(origin, request));
}

/** The statuses of all answers. None of ours may lack a security header or say what the server is made of. */
function statusesIn(received: string): number[] {
  const answers = received.split(/(?=HTTP\/1\.[01] \d{3} )/).filter((answer) => answer !== '');
  for (const answer of answers.filter((each) => !ofNode.test(each))) {
    for (const name of Object.keys(securityHeaders)) {
      expect(answer.toLowerCase()).toContain(`\r\n${name}: `);
    }
    expect(answer).not.toMatch(/fastify|node|express|\/tmp\/|\/dist|\n\s+at |evil|package\.json/i);
  }
  return answers.map((answer) => Number(answer.slice(9, 12)));
}

/** Before a body, and to a request that cannot be parsed. */
const ofNode = /^HTTP\/1\.1 \d{3} [\w ]+\r\n(?:Connection: close\r\n)?\r\n$/;
