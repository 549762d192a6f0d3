import { expect, test } from 'vitest';
import { startHost } from '#test/fixtures/running-host.ts';

test('the privacy page says what is so under the settings of this host', async () => {
  const plain = await privacy({});
  expect(plain.body).toContain('<p>Until you ask</p><p>As files</p>');
  const set = await privacy({
    RETENTION_DAYS: '90',
    SMTP_URL: 'smtp://mail.example.com',
    WEBHOOK_URL: 'https://hooks.slack.com/services/T0/B0/secret',
  });
  expect(set.body).toContain('<p>For <b>90 days</b></p><p>By mail</p><p><b>Slack</b></p>');
  expect(set.body).not.toContain('secret');
  expect(set.etag).not.toBe(plain.etag);
});

test.each([
  ['https://acme.webhook.office.com/webhookb2/x', 'Microsoft Teams'],
  ['https://ntfy.sh/fourteener', 'ntfy'],
  ['https://ntfy.agency.example/messages', 'ntfy'],
  ['https://bells.internal/slack.com', 'a notification service'],
  ['https://notslack.com/x', 'a notification service'],
])('a message to %s is told to %s', async (WEBHOOK_URL, name) => {
  expect((await privacy({ WEBHOOK_URL })).body).toContain(`<b>${name}</b>`);
});

test.each([
  ['br, gzip', 'br'],
  ['gzip;q=0.5, br;q=0', 'gzip'],
  ['identity', null],
])('it is sent compressed to who takes %s', async (accepted, encoding) => {
  const { origin } = await startHost();
  const answer = await fetch(`${origin}/privacy`, { headers: { 'accept-encoding': accepted } });
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('vary')).toMatch(/accept-encoding/i);
  expect(await answer.text()).toContain('<h1>Privacy</h1>');
});

test('it is sent once, and then only when it changed', async () => {
  const { server } = await startHost();
  const { headers } = await server.inject('/privacy');
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  const ask = (known: string) =>
    server.inject({ url: '/privacy', headers: { 'if-none-match': known } });
  const again = await ask(`"other", ${String(headers.etag)}`);
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
  expect((await ask('"other"')).statusCode).toBe(200);
});

test('it answers HEAD without a body, and is only read', async () => {
  const { origin } = await startHost();
  const head = await fetch(`${origin}/privacy`, { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(await head.text()).toBe('');
  const posted = await fetch(`${origin}/privacy`, { method: 'POST', body: 'x' });
  expect(posted.status).toBe(405);
});

test('it has one address, and nobody is served what it is made of', async () => {
  const { origin } = await startHost();
  const ask = (path: string) => fetch(`${origin}${path}`, { redirect: 'manual' });
  for (const other of ['/privacy/', '/privacy.html']) {
    expect((await ask(other)).headers.get('location')).toBe('/privacy');
  }
  for (const hidden of ['/.privacy.html', '/.privacy']) {
    expect((await ask(hidden)).status).toBe(404);
  }
});

async function privacy(settings: Record<string, string>) {
  const { server } = await startHost(settings);
  const { body, headers } = await server.inject('/privacy?from=footer');
  return { body, etag: headers.etag };
}
