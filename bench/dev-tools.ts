import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import { findBrowser } from '../scripts/shared/find-browser.ts';

export interface DevTools {
  /** Sends a command to a target, or to the browser. */
  readonly send: (method: string, parameters?: object, session?: string) => Promise<unknown>;
  /** Waits for the next event of a kind that a test accepts. */
  readonly next: (method: string, accepts?: (parameters: unknown) => boolean) => Promise<unknown>;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a browser to control by the DevTools protocol. Playwright does not attach to its tabs, so it may prerender.
 *
 * https://chromedevtools.github.io/devtools-protocol/
 */
export async function startDevTools(options: readonly string[]): Promise<DevTools> {
  const folder = await mkdtemp(join(tmpdir(), 'browser-'));
  const own = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${folder}`];
  const browser = spawn(findBrowser(), [...own, ...options], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const cleanUp = () => browser.kill('SIGKILL');
  process.once('exit', cleanUp);
  const socket = new WebSocket(await printedAddress(browser.stderr));
  await once(socket, 'open');
  let sent = 0;
  const listeners = new Set<(message: Message) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message = messageSchema.parse(JSON.parse(String(data)));
    for (const listener of listeners) listener(message);
  });
  const receive = (isWanted: (message: Message) => boolean) =>
    new Promise<Message>((resolve) => {
      const listener = (message: Message) => {
        if (!isWanted(message)) return;
        listeners.delete(listener);
        resolve(message);
      };
      listeners.add(listener);
    });
  const send: DevTools['send'] = async (method, params = {}, sessionId) => {
    sent += 1;
    const id = sent;
    const answer = receive((message) => message.id === id);
    socket.send(JSON.stringify({ id, method, params, sessionId }));
    const { result, error } = await answer;
    if (error !== undefined) throw new Error(`${method}: ${JSON.stringify(error)}`);
    return result;
  };
  return {
    send,
    async next(method, accepts = () => true) {
      const event = await receive(
        (message) => message.method === method && accepts(message.params),
      );
      return event.params;
    },
    async stop() {
      const exit = once(browser, 'exit');
      // No answer comes once it is closed.
      void send('Browser.close');
      await exit;
      process.off('exit', cleanUp);
      await rm(folder, { recursive: true, maxRetries: 5 });
    },
  };
}

const messageSchema = z.object({
  id: z.number().optional(),
  result: z.unknown().optional(),
  error: z.unknown().optional(),
  method: z.string().optional(),
  params: z.unknown().optional(),
});

type Message = z.infer<typeof messageSchema>;

async function printedAddress(output: Readable): Promise<string> {
  for await (const line of createInterface(output)) {
    const address = /^DevTools listening on (ws:\S+)/.exec(line)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error('The browser did not start');
}
