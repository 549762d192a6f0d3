import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { programOf } from '../../scripts/shared/test-programs.ts';
import { keyPresses, keysOf, keyValues, mousePress } from './input-actions.ts';
import { asJson, windowHeight, type Engine, type Tab, type TabOptions } from './tab.ts';

/**
 * Starts the Firefox of this machine. It takes WebDriver BiDi (https://w3.org/TR/webdriver-bidi/) without a driver;
 * Playwright drives only a Firefox of its own.
 */
export async function launchFirefox(): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  // The last one lets us read the console of the browser, which says more than that of a page.
  const args = [
    '--headless',
    '--profile',
    profile,
    '--remote-debugging-port',
    '0',
    '--remote-allow-system-access',
  ];
  const browser = spawn(programOf('firefox-esr') ?? 'firefox', args);
  const ended = once(browser, 'close');
  const address = await new Promise<string>((resolve) => {
    browser.stderr.on('data', (chunk: Buffer) => {
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(chunk.toString())?.[1];
      if (found !== undefined) resolve(`${found}/session`);
    });
  });
  const send = await connect(address);
  await send('session.new', { capabilities: {} });
  return {
    openTab: (options) => openTab(send, options),
    async close() {
      await send('browser.close');
      await ended;
      await rm(profile, { recursive: true, force: true });
    },
  };
}

async function openTab(send: Send, { width, hasJavaScript }: TabOptions): Promise<Tab> {
  const { userContext } = z
    .object({ userContext: z.string() })
    .parse(await send('browser.createUserContext'));
  const { context } = z
    .object({ context: z.string() })
    .parse(await send('browsingContext.create', { type: 'tab', userContext }));
  const viewport = { width, height: windowHeight };
  await send('browsingContext.setViewport', { context, viewport });
  const { contexts } = z
    .object({ contexts: z.array(z.object({ context: z.string() })) })
    .parse(await send('browsingContext.getTree', { 'moz:scope': 'chrome' }));
  const ofBrowser = contexts[0]?.context ?? '';
  const setting = `'javascript.enabled', ${hasJavaScript}`;
  await evaluate(send, ofBrowser, `Services.prefs.setBoolPref(${setting})`);
  await evaluate(send, ofBrowser, 'Services.console.reset()');
  const perform = (actions: object) => send('input.performActions', { context, actions });
  return {
    async goto(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    evaluate: (expression) => evaluate(send, context, expression),
    async press(...points) {
      await perform(mousePress(points));
    },
    async type(text) {
      await perform(keyPresses(keysOf(text)));
    },
    async key(key) {
      await perform(keyPresses([keyValues[key]]));
    },
    problems: async () => z.array(z.string()).parse(await evaluate(send, ofBrowser, readConsole)),
    async close() {
      await send('browser.removeUserContext', { userContext });
    },
  };
}

/**
 * Runs in the browser itself: what its console says about pages of this machine. Left out are two messages that are
 * about no mistake: of scripts that were loading when the page was left, and of pictures for other windows.
 */
const readConsole = `Services.console.getMessageArray()
  .filter((message) => message instanceof Ci.nsIScriptError && message.sourceName.startsWith('http://127.0.0.1'))
  .map((message) => message.errorMessage)
  .filter((message) => !/^Loading failed for the module|^Preload of .* was ignored/.test(message))`;

async function evaluate(send: Send, context: string, expression: string): Promise<unknown> {
  const result = await send('script.evaluate', {
    expression: asJson(expression),
    target: { context },
    awaitPromise: true,
  });
  const parsed = evaluated.parse(result);
  if (parsed.type === 'exception') throw new Error(parsed.exceptionDetails.text);
  return JSON.parse(parsed.result.value);
}

const evaluated = z.discriminatedUnion('type', [
  z.object({ type: z.literal('success'), result: z.object({ value: z.string() }) }),
  z.object({ type: z.literal('exception'), exceptionDetails: z.object({ text: z.string() }) }),
]);

type Send = (method: string, params?: object) => Promise<unknown>;

/** Returns what sends a command to the browser, and returns its result. */
async function connect(address: string): Promise<Send> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result, message } = answer.parse(JSON.parse(String(data)));
    const command = waiting.get(id ?? 0);
    if (message === undefined) command?.resolve(result);
    else command?.reject(new Error(message));
  });
  await once(socket, 'open');
  let last = 0;
  return (method, params = {}) => {
    const id = (last += 1);
    const command = Promise.withResolvers<unknown>();
    waiting.set(id, command);
    socket.send(JSON.stringify({ id, method, params }));
    return command.promise;
  };
}

/** Of a command; an event of the browser has no id. */
const answer = z.object({
  id: z.number().nullish(),
  result: z.unknown().optional(),
  message: z.string().optional(),
});
