import type { Page } from '@playwright/test';

/** Mocks the backend: answers every call with one error in the shape of the callable. */
export async function mockAnswer(
  page: Page,
  httpStatus: number,
  error: { readonly status: string; readonly details?: unknown },
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  await page.route('**/api/emailMessage', (route) =>
    route.fulfill({
      status: httpStatus,
      headers,
      json: { error: { message: error.status, ...error } },
    }),
  );
}

/** Holds matching requests, as on a slow connection, until the returned function is called. */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return () => resolve(undefined);
}
