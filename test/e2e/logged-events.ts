import type { Page } from '@playwright/test';

/** What the page has logged for the analytics so far, but for how fast it was, which comes at any time. */
export function loggedEvents(page: Page) {
  return page.evaluate(() =>
    (window.analyticsQueue ?? []).filter(({ name }) => name !== 'web_vital'),
  );
}

/** The names alone, in their order. */
export async function loggedEventNames(page: Page): Promise<readonly string[]> {
  return (await loggedEvents(page)).map(({ name }) => name);
}
