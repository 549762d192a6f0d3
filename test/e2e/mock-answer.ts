import type { Page } from '@playwright/test';

/** A mock in the backend's place: answers every call with one error, in the callable's shape. */
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
