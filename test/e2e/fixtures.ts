import { randomInt } from 'node:crypto';
import { test as base, expect } from '@playwright/test';
import { startHostProcess, type HostProcess } from '../fixtures/host-process.ts';
import { siteFolder } from '../fixtures/site-folder.ts';

/** The usual window of a test, as in `playwright.config.ts`. */
export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

interface WorkerFixtures {
  host: HostProcess;
}

interface Fixtures {
  /** Errors that the test expects, such as the browser's message about a 503. */
  expectedErrors: readonly RegExp[];
  /** Fails the test for errors on the console and requests to other origins. */
  clean: undefined;
}

/**
 * Playwright's `test` over the built site on its real host, one host for each worker.
 * An error or a warning on the console, an uncaught error or a request to another origin fails the
 * test.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  host: [
    async ({}, use) => {
      const host = await startHostProcess(siteFolder);
      await use(host);
      await host.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ host }, use) => use(host.url),
  // Every test is another visitor, with limits of its own.
  extraHTTPHeaders: async ({}, use) => {
    const part = () => randomInt(1, 255);
    await use({ 'x-forwarded-for': `10.${part()}.${part()}.${part()}` });
  },
  expectedErrors: [[], { option: true }],
  clean: [
    async ({ context, host, expectedErrors }, use) => {
      const problems: string[] = [];
      const expected = (text: string) =>
        [...expectedErrors, abortedTransition].some((pattern) => pattern.test(text));
      context.on('console', (message) => {
        const isProblem = ['error', 'warning'].includes(message.type());
        if (isProblem && !expected(message.text())) problems.push(message.text());
      });
      context.on('weberror', (error) => {
        if (!expected(String(error.error()))) problems.push(String(error.error()));
      });
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        const own = origin === host.url || protocol === 'data:' || protocol === 'blob:';
        const problem = `A request to ${request.url()}`;
        if (!own && !expected(problem)) problems.push(problem);
      });
      await use(undefined);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * A browser that is busy, or whose window changes its size, gives up the transition between two pages, which the
 * styles ask for, and says so as an error.
 */
const abortedTransition =
  /^InvalidStateError: Transition was aborted because of invalid state\. (?:Page already revealed|Viewport size changed)$/;

export { expect } from '@playwright/test';
