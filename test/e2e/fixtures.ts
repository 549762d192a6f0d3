import { randomInt } from 'node:crypto';
import { test as base, expect } from '@playwright/test';
import { startHostProcess, type HostProcess } from '../fixtures/host-process.ts';

interface Fixtures {
  /** Errors that the test is about, such as the browser's own words on a 503. */
  expectedErrors: readonly RegExp[];
  /** Fails the test for what a visitor would never see: errors, and requests to others. */
  clean: undefined;
}

/**
 * Playwright's `test` over the built site (`dist/`) on its real host, one host for each worker.
 * An error or a warning on the console, an uncaught error or a request to another origin fails the
 * test.
 */
export const test = base.extend<Fixtures, { host: HostProcess }>({
  host: [
    async ({}, use) => {
      const host = await startHostProcess();
      await use(host);
      await host.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ host }, use) => use(host.url),
  // Limits are for each visitor, and every test is another one.
  extraHTTPHeaders: async ({}, use) => {
    const part = () => randomInt(1, 255);
    await use({ 'x-forwarded-for': `10.${part()}.${part()}.${part()}` });
  },
  expectedErrors: [[], { option: true }],
  clean: [
    async ({ context, host, expectedErrors }, use) => {
      const faults: string[] = [];
      const expected = (text: string) => expectedErrors.some((pattern) => pattern.test(text));
      context.on('console', (message) => {
        const isFault = ['error', 'warning'].includes(message.type());
        if (isFault && !expected(message.text())) faults.push(message.text());
      });
      context.on('weberror', (error) => {
        if (!expected(String(error.error()))) faults.push(String(error.error()));
      });
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        const own = origin === host.url || protocol === 'data:' || protocol === 'blob:';
        const fault = `A request to ${request.url()}`;
        if (!own && !expected(fault)) faults.push(fault);
      });
      await use(undefined);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
