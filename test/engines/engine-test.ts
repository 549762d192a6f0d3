import process from 'node:process';
import { afterAll, expect, test } from 'vitest';
import { enginesOnThisMachine } from '../../scripts/shared/test-programs.ts';
import { startHostProcess, type HostProcess } from '#test/fixtures/host-process.ts';
import { siteFolder } from '#test/fixtures/site-folder.ts';
import { launchChromium } from './launch-chromium.ts';
import { launchFirefox } from './launch-firefox.ts';
import { launchWebKit } from './launch-webkit.ts';
import type { Engine } from './tab.ts';
import { Visit } from './visit.ts';

export const phone = 390;
export const desktop = 1440;

const launch = { chromium: launchChromium, firefox: launchFirefox, webkit: launchWebKit };

interface Options {
  readonly hasJavaScript?: boolean;
  readonly widths?: readonly number[];
  /** What the browser may say on the console. */
  readonly expected?: RegExp;
}

const everyWindow = [phone, desktop];
/** As in `npm test`, whose browser tests go through all of it in Chromium. */
const shortForm = { chromium: [], firefox: [desktop], webkit: [phone] };
const isShortForm = process.env.ENGINES === 'short';

/**
 * Declares a test for each engine of this machine, in a window of a phone and in one of a desktop, on the built
 * site. An error or a warning on the console, such as of a violated policy, fails it.
 */
export function engineTest(
  title: string,
  run: (visit: Visit) => Promise<void>,
  { hasJavaScript = true, widths = everyWindow, expected }: Options = {},
): void {
  for (const name of ['chromium', ...enginesOnThisMachine()] as const) {
    for (const width of isShortForm ? shortForm[name] : widths) {
      test(`${name}, ${width} px: ${title}`, async () => {
        const [engine, host] = await Promise.all([engineOf(name), sharedHost()]);
        const tab = await engine.openTab({ width, hasJavaScript });
        try {
          await run(new Visit(tab, host, width));
          const problems = await tab.problems();
          expect(problems.filter((problem) => expected?.test(problem) !== true)).toEqual([]);
        } finally {
          await tab.close();
        }
      });
    }
  }
}

const engines = new Map<keyof typeof launch, Promise<Engine>>();
let host: Promise<HostProcess> | undefined;

function engineOf(name: keyof typeof launch): Promise<Engine> {
  const engine = engines.get(name) ?? launch[name]();
  engines.set(name, engine);
  return engine;
}

function sharedHost(): Promise<HostProcess> {
  return (host ??= startHostProcess(siteFolder));
}

afterAll(async () => {
  for (const engine of engines.values()) await (await engine).close();
  await (await host)?.stop();
});
