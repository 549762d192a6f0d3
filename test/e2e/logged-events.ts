import type { Page } from '@playwright/test';

/** The events that the page has logged so far, without web vitals, which may come at any time. */
export function loggedEvents(page: Page) {
  return page.evaluate(() =>
    (window.analyticsQueue ?? []).filter(({ name }) => name !== 'web_vital'),
  );
}

/** Their names, in order. */
export async function loggedEventNames(page: Page): Promise<readonly string[]> {
  return (await loggedEvents(page)).map(({ name }) => name);
}
