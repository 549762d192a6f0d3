import type { Page } from '@playwright/test';

/** The names of the events logged so far, in order, without web vitals, which may come at any time. */
export function loggedEventNames(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    (window.analyticsQueue ?? []).map(({ name }) => name).filter((name) => name !== 'web_vital'),
  );
}
