import type { Page } from '@playwright/test';

/** What the page has logged for the analytics so far. */
export function loggedEvents(page: Page) {
  return page.evaluate(() => window.analyticsQueue ?? []);
}

/** The names alone, in their order. */
export async function loggedEventNames(page: Page): Promise<readonly string[]> {
  return (await loggedEvents(page)).map(({ name }) => name);
}
