import type { Page } from '@playwright/test';

/** Where this site stores something in the browser, except for cookies. */
export function storedPlaces(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const registrations = await navigator.serviceWorker.getRegistrations();
    return [
      ...Object.keys(sessionStorage).map((key) => `sessionStorage ${key}`),
      ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
      ...databases.map(({ name }) => `indexedDB ${name ?? ''}`),
      ...(await caches.keys()).map((key) => `caches ${key}`),
      ...registrations.map(({ scope }) => `serviceWorker ${scope}`),
    ].sort();
  });
}
