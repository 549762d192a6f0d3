import { once } from 'node:events';
import { createServer } from 'node:http';
import process from 'node:process';
import { chromium } from '@playwright/test';
import { describe, expect, onTestFinished, test } from 'vitest';
import { appCheckToken } from '#test/fixtures/app-check-client.ts';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { firestoreEmulator, newProject } from '#test/fixtures/firestore-emulator.ts';
import { startHostedPlatform } from '#test/fixtures/hosted-platform.ts';
import { browserOnThisMachine } from '../../../scripts/find-browser.ts';
import { openFirestoreStore } from '../../firestore/open-firestore-store.ts';

const emulator = firestoreEmulator();

describe.skipIf(emulator.missing !== undefined)(`a browser${emulator.skipNote}`, () => {
  test('has pages of the site call the functions from its own address, and no other pages', async () => {
    const [site, other] = await Promise.all([startPages(), startPages()]);
    const project = newProject();
    const { origin } = await startHostedPlatform(emulator.host(), project, { SITE_URL: site });
    const { messages } = openFirestoreStore(emulator.open(project));
    const open = await openBrowser();
    const call = async (from: string) => {
      const { token } = await appCheckToken(origin);
      const page = await open(from);
      return page.evaluate(send, { address: `${origin}/api/emailMessage`, token, completeMessage });
    };
    // The browser asks for leave, is given none, and sends nothing.
    expect(await call(other)).toBe('TypeError');
    expect(await messages.list()).toEqual([]);
    expect(await call(site)).toBe(200);
    expect(await messages.list()).toMatchObject([{ content: completeMessage }]);
  });
});

interface Sent {
  readonly address: string;
  readonly token: string;
  readonly completeMessage: typeof completeMessage;
}

/** Runs in the page: the status of the answer, or why there is none. */
async function send({ address, token, completeMessage: data }: Sent): Promise<string | number> {
  const headers = { 'content-type': 'application/json', 'x-firebase-appcheck': token };
  const request = { method: 'POST', headers, body: JSON.stringify({ data }) };
  try {
    return (await fetch(address, request)).status;
  } catch (error) {
    return error instanceof TypeError ? 'TypeError' : 'another error';
  }
}

async function openBrowser() {
  const executablePath = browserOnThisMachine();
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  onTestFinished(() => browser.close());
  return async (address: string) => {
    const page = await browser.newPage();
    await page.goto(address);
    return page;
  };
}

/** A host of files with one page, and its address. */
async function startPages(): Promise<string> {
  const server = createServer((_request, response) => {
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><title>Page</title>');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return `http://127.0.0.1:${address.port}`;
}
