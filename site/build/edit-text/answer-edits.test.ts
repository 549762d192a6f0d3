import { createServer, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '#backend/hosts/node/server.ts';
import { contentFolder } from '#content-model/content-folder.ts';
import { content } from '#content-model/content.ts';
import { answerEdits } from './answer-edits.ts';

const { heading } = content.homePage;

/** Asks where a text stands, as the panel does, but for these headers. Returns the status and the answer. */
async function ask(headers: IncomingHttpHeaders, { method = 'POST', from = '127.0.0.1' } = {}) {
  const middleware = answerEdits(contentFolder);
  const server = createServer((incoming, response) => {
    Object.defineProperty(incoming.socket, 'remoteAddress', { value: from });
    middleware(incoming, response, () => response.writeHead(404).end());
  });
  onTestFinished(() => void server.close());
  const origin = await listen(server, { host: '127.0.0.1', port: 0 });
  const { host } = new URL(origin);
  const own = { host, origin, 'content-type': 'application/json' };
  const asked = request(`${origin}/_edit-text/find`, { method, headers: { ...own, ...headers } });
  asked.end(JSON.stringify({ texts: [heading] }));
  const response = await new Promise<IncomingMessage>((resolve) => asked.once('response', resolve));
  const body: unknown = JSON.parse(await text(response));
  return { status: response.statusCode, body };
}

test('answers a page of this address with file and field', async () => {
  const { status, body } = await ask({});
  expect(status).toBe(200);
  expect(body).toMatchObject({
    places: [
      {
        file: 'pages/home.yaml',
        name: expect.stringMatching(/^pages\/home\.yaml, line \d+$/),
        controls: expect.stringContaining('1 to 80 characters'),
      },
    ],
  });
});

test.each<[string, IncomingHttpHeaders, object]>([
  ['another name of this machine', { host: 'evil.example', origin: 'http://evil.example' }, {}],
  ['a page of another origin', { origin: 'http://evil.example' }, {}],
  ['a page of another port', { origin: 'http://127.0.0.1:1' }, {}],
  ['a program without an origin', { origin: '' }, {}],
  ['the form of another page', { 'content-type': 'text/plain' }, {}],
  ['a link', {}, { method: 'GET' }],
  ['another machine', {}, { from: '192.168.1.7' }],
])('refuses %s', async (_, headers, options) => {
  const { status, body } = await ask(headers, options);
  expect(status).toBe(403);
  expect(body).toEqual({ problems: [expect.any(String)] });
});
