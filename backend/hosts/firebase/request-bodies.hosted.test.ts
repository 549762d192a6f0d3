import { describe, expect, test } from 'vitest';
import { eventsAddress } from '#contract/event-batch.ts';
import { tokenAddress } from '#contract/app-check.ts';
import { contactFormAddress } from '#contract/plain-form.ts';
import { ownPageHeaders } from '#test/fixtures/event-batches.ts';
import { firestoreEmulator, newProject } from '#test/fixtures/firestore-emulator.ts';
import { startHostedPlatform, type HostedPlatform } from '#test/fixtures/hosted-platform.ts';
import { rawConnection } from '#test/fixtures/raw-connection.ts';

const emulator = firestoreEmulator();
const start = () => startHostedPlatform(emulator.host(), newProject());

/** Each function with an address and the content type it takes. */
const endpoints = [
  ['emailMessage', '/', 'application/json'],
  ['contact', contactFormAddress, 'application/x-www-form-urlencoded'],
  ['events', eventsAddress, 'application/json'],
  ['appCheck', tokenAddress, 'application/json'],
] as const;

describe.skipIf(emulator.missing !== undefined)(`the functions${emulator.skipNote}`, () => {
  test('refuse broken JSON, and keep its text out of the log', async () => {
    const platform = await start();
    for (const [name, path, type] of endpoints.filter(([, , one]) => one === 'application/json')) {
      for (const body of ['{"data":"My secret text', 'My secret text']) {
        const headers = { 'content-type': type, ...ownPageHeaders };
        const answer = await fetch(addressOf(platform, name, path), {
          method: 'POST',
          headers,
          body,
        });
        expect([name, answer.status]).toEqual([name, 400]);
        expect(await answer.json()).toMatchObject({ error: { status: 'INVALID_ARGUMENT' } });
      }
      await fetch(addressOf(platform, name, '/secret%zz'), { method: 'POST' });
      await fetch(addressOf(platform, name, path), {
        method: 'POST',
        headers: { 'content-type': `${type}; charset=secret` },
        body: '{}',
      });
    }
    expect(platform.log()).not.toContain('secret');
    expect(platform.log()).not.toContain('SyntaxError');
  });

  test('time out a slow body, and log nothing about a client that is gone', async () => {
    const platform = await start();
    const slow = endpoints.map(([name, path, type]) => {
      const address = addressOf(platform, name, path);
      const { hostname } = new URL(address);
      const own = `host: ${hostname}\r\norigin: http://${hostname}\r\n`;
      const head = `POST ${path} HTTP/1.1\r\n${own}content-type: ${type}\r\n`;
      const gone = rawConnection(address);
      gone.send(`${head}content-length: 900\r\n\r\n{"secret`);
      setTimeout(() => gone.leave(), 500);
      const connection = rawConnection(address);
      connection.send(`${head}content-length: 900\r\n\r\n{"secret`);
      connection.dribble(' ', 1000);
      return connection.untilClosed();
    });
    for (const heard of await Promise.all(slow)) {
      expect(heard).toMatch(/^HTTP\/1\.1 408 /);
      // The form answers with a page.
      expect(heard).toMatch(/"INVALID_ARGUMENT"|<form/);
    }
    expect(platform.log()).not.toContain('secret');
    expect(platform.log()).not.toMatch(/error|failed/i);
  });
});

function addressOf(platform: HostedPlatform, name: string, path: string): string {
  return platform.addressOf(name).replace(/\/$/, path);
}
