import { spawn, type ChildProcess, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { freePort } from '#test/fixtures/free-port.ts';
import { programOf } from '../../scripts/shared/test-programs.ts';
import { keyPresses, keysOf, keyValues, mousePress } from './input-actions.ts';
import { asJson, windowHeight, type Engine, type Tab, type TabOptions } from './tab.ts';

/** Starts WebKitGTK, which has the engine of Safari, on a screen of its own. */
export async function launchWebKit(): Promise<Engine> {
  const home = await mkdtemp(join(tmpdir(), 'webkit-'));
  await makeToolbarNarrow(home);
  const screen = spawn(programOf('xvfb') ?? 'Xvfb', [
    '-displayfd',
    '1',
    '-screen',
    '0',
    '2000x1200x24',
  ]);
  const port = await freePort();
  const driver = spawn(programOf('webkit2gtk-driver') ?? 'WebKitWebDriver', [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${(await firstOutput(screen)).trim()}`,
      HOME: home,
      XDG_CONFIG_HOME: home,
      // Its sandbox does not start as root.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
  });
  let output = '';
  driver.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const address = `http://127.0.0.1:${port}`;
  await waitFor(`${address}/status`);
  return {
    openTab: (options) => openTab(address, options, () => output),
    async close() {
      await Promise.all([end(driver), end(screen)]);
      await rm(home, { recursive: true, force: true });
    },
  };
}

async function openTab(
  address: string,
  { width, hasJavaScript }: TabOptions,
  output: () => string,
): Promise<Tab> {
  const before = output().length;
  const args = ['--automation', '--enable-write-console-messages-to-stdout=true'];
  if (!hasJavaScript) args.push('--enable-javascript=false');
  const alwaysMatch = { 'webkitgtk:browserOptions': { binary: miniBrowser(), args } };
  const { sessionId } = z
    .object({ sessionId: z.string() })
    .parse(await send('POST', `${address}/session`, { capabilities: { alwaysMatch } }));
  const session = `${address}/session/${sessionId}`;
  await resize(session, width);
  const perform = (actions: object) => send('POST', `${session}/actions`, { actions });
  return {
    async goto(url) {
      await send('POST', `${session}/url`, { url });
    },
    evaluate: (expression) => evaluate(session, expression),
    async press(...points) {
      await perform(mousePress(points));
    },
    async type(text) {
      await perform(keyPresses(keysOf(text)));
    },
    async key(key) {
      await perform(keyPresses([keyValues[key]]));
    },
    problems: () =>
      Promise.resolve(
        output()
          .slice(before)
          .split('\n')
          .filter((line) => /^CONSOLE .*\b(?:ERROR|WARN)/.test(line)),
      ),
    async close() {
      await send('DELETE', session);
    },
  };
}

/** Sends a command of WebDriver (https://w3.org/TR/webdriver/), and returns its result. */
async function send(method: string, address: string, parameters?: object): Promise<unknown> {
  const response = await fetch(address, {
    method,
    ...(parameters && { body: JSON.stringify(parameters) }),
  });
  const { value } = z.object({ value: z.unknown() }).parse(await response.json());
  if (!response.ok) throw new Error(JSON.stringify(value));
  return value;
}

async function evaluate(session: string, expression: string): Promise<unknown> {
  const script = `return ${asJson(expression)}`;
  const value = await send('POST', `${session}/execute/sync`, { script, args: [] });
  return JSON.parse(z.string().parse(value));
}

/** Part of WebKit's library, outside of PATH. */
function miniBrowser(): string | undefined {
  return globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0];
}

/** Sets the size of the page; the driver knows only that of the window around it. */
async function resize(session: string, width: number): Promise<void> {
  const rect = z.object({ width: z.number(), height: z.number() });
  for (let tries = 0; tries < 20; tries += 1) {
    const page = rect.parse(
      await evaluate(session, '({ width: innerWidth, height: innerHeight })'),
    );
    if (page.width === width && page.height === windowHeight) return;
    const window = rect.parse(await send('GET', `${session}/window/rect`));
    await send('POST', `${session}/window/rect`, {
      ...{ x: 0, y: 0, width: window.width + width - page.width },
      height: window.height + windowHeight - page.height,
    });
    await pause(100);
  }
  throw new Error(`The window does not become ${width} px wide`);
}

/** Otherwise the window cannot be as narrow as a phone. */
async function makeToolbarNarrow(home: string): Promise<void> {
  await mkdir(join(home, 'gtk-3.0'), { recursive: true });
  const styles = `toolbar, toolbar *, entry, button { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 4px; }
toolbar image { -gtk-icon-transform: scale(0.1); margin: -4px; }`;
  await writeFile(join(home, 'gtk-3.0/gtk.css'), styles);
}

function firstOutput({ stdout }: ChildProcessWithoutNullStreams): Promise<string> {
  return new Promise((resolve) => {
    stdout.once('data', (chunk: Buffer) => resolve(chunk.toString()));
  });
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'close');
  if (child.exitCode === null && child.kill()) await ended;
}

async function waitFor(address: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok) return;
    await pause(100);
  }
  throw new Error(`Nothing answers at ${address}`);
}
