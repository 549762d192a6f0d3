import type { BrowserContext, Page } from '@playwright/test';
import { z } from 'zod';

/**
 * Records the batches that pages send to the server. Playwright does not see the content of a beacon,
 * so the page stores it, in case it is being left.
 */
export async function recordBatches(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      const recorded = localStorage.getItem('batches') ?? '';
      localStorage.setItem('batches', `${recorded}${typeof body === 'string' ? body : ''}\n`);
      return send(address, body);
    };
  });
}

/** The batches sent so far, oldest first. */
export async function sentBatches(page: Page) {
  const recorded = await page.evaluate(() => localStorage.getItem('batches') ?? '');
  const lines = recorded.split('\n').filter((line) => line !== '');
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
