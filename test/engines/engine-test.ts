import process from 'node:process';
import { afterAll, expect, test } from 'vitest';
import { enginesOnThisMachine } from '../../scripts/shared/test-programs.ts';
import { startHostProcess, type HostProcess } from '#test/fixtures/host-process.ts';
import { siteFolder } from '#test/fixtures/site-folder.ts';
import { openChromium } from './open-chromium.ts';
import { openFirefox } from './open-firefox.ts';
import { openWebKit } from './open-webkit.ts';
import { Visit } from './visit.ts';

export const phone = 390;
export const desktop = 1440;

const openTab = { chromium: openChromium, firefox: openFirefox, webkit: openWebKit };

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
        const [tab, host] = await Promise.all([
          openTab[name]({ width, hasJavaScript }),
          sharedHost(),
        ]);
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

let host: Promise<HostProcess> | undefined;

function sharedHost(): Promise<HostProcess> {
  return (host ??= startHostProcess(siteFolder));
}

afterAll(async () => (await host)?.stop());
