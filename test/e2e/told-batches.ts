import type { BrowserContext, Page } from '@playwright/test';
import { z } from 'zod';

/**
 * Writes down what the pages tell the server, which is told all the same. Playwright does not see what
 * a beacon carries, so that the page notes it; in storage, since the page may be going.
 */
export async function recordBatches(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      const noted = localStorage.getItem('told') ?? '';
      localStorage.setItem('told', `${noted}${typeof body === 'string' ? body : ''}\n`);
      return send(address, body);
    };
  });
}

/** The batches that were told so far, in their order. */
export async function toldBatches(page: Page) {
  const noted = await page.evaluate(() => localStorage.getItem('told') ?? '');
  const lines = noted.split('\n').filter((line) => line !== '');
  return lines.map((line) => batchSchema.parse(JSON.parse(line)));
}

const batchSchema = z.strictObject({
  visit: z.record(z.string(), z.string()),
  reached: z.array(z.string()),
  events: z.array(
    z.strictObject({
      name: z.string(),
      parameters: z.record(z.string(), z.unknown()),
      at: z.number(),
      messageId: z.string().optional(),
    }),
  ),
});
