import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startAskedHost } from '#test/fixtures/asked-host.ts';
import { completeMessage, hostileMessage } from '#test/fixtures/contact-messages.ts';

// A machine that runs every test at once is slow.
const soon = { timeout: 60_000 };

test('an unknown function is answered as the SDK expects', async () => {
  const { origin } = await startAskedHost();
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${origin}/api/none`, { method: 'POST', headers, body: '{"data":' });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ error: { message: 'Not Found', status: 'NOT_FOUND' } });
});

test('without a mail server notifications are files', async () => {
  const { post, dataDir } = await startAskedHost();
  await post(completeMessage);
  await expect.poll(() => readdir(join(dataDir, 'mail')).catch(() => []), soon).toHaveLength(2);
});

test('nothing a visitor wrote, and no address, reaches the log', async () => {
  const { post, log, breakStore } = await startAskedHost();
  await post(completeMessage);
  await post({ ...completeMessage, email: 'nobody' });
  await breakStore();
  await post(hostileMessage);
  const text = log.text();
  expect(text).toContain('/api/contact');
  for (const words of ['Rosa', 'alder', '0117', 'Saturday', 'nobody', '127.0.0.1', 'evil']) {
    expect(text).not.toContain(words);
  }
});

test.each([
  ['POST', 'application/json', 300_000, 413],
  ['POST', 'application/json', 2_000_000, 413],
  ['POST', 'text/plain', 300_000, 415],
  ['PUT', 'application/json', 300_000, 405],
])('%s of %s with %d bytes does not hold up its connection', async (method, type, size, status) => {
  const { overOneConnection } = await startAskedHost();
  const head = `${method} /api/emailMessage HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${size}\r\n\r\n`;
  const next = 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
  const answer = await overOneConnection(`${head}${'x'.repeat(size)}${next}`);
  // Who sends far too much may be cut off before the answer is heard.
  if (size < 1_000_000) {
    expect(answer).toContain(`HTTP/1.1 ${status} `);
    expect(answer).toContain('{"status":"alive"}');
  }
});

test.each(['PROPFIND', 'TRACE', 'REPORT'])('a function is not asked by %s', async (method) => {
  const { overOneConnection } = await startAskedHost();
  const answer = await overOneConnection(
    `${method} /api/emailMessage HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 405 /);
  expect(answer).toMatch(/^allow: POST\r$/im);
  expect(answer).toContain('"INVALID_ARGUMENT"');
});
