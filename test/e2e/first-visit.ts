import type { Page } from '@playwright/test';

/** A file that a page has fetched. */
export interface FetchedFile {
  readonly url: string;
  /** As the browser's developer tools call it: `document`, `script`, `font`, `image`… */
  readonly type: string;
  /** Of its body, compressed. */
  readonly bytes: number;
}

/**
 * Opens a page of the site and returns what it fetches by itself, once nothing more comes.
 * Browsers fetch pictures below the window early, some of them twice as far down as others: only those
 * within 1250 px are returned, as Chromium has it on a fast connection.
 */
export async function firstVisit(page: Page, route: string): Promise<readonly FetchedFile[]> {
  const fetched: Promise<FetchedFile>[] = [];
  page.on('requestfinished', (request) => {
    fetched.push(
      request.sizes().then(({ responseBodySize }) => ({
        url: request.url(),
        type: request.resourceType(),
        bytes: responseBodySize,
      })),
    );
  });
  await page.goto(route, { waitUntil: 'networkidle' });
  const far = await page.evaluate(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top > innerHeight + 1250)
      .map(({ currentSrc }) => currentSrc),
  );
  return (await Promise.all(fetched)).filter(
    // The browser asks for the icon at a time of its own.
    ({ url, type }) => !far.includes(url) && type !== 'other',
  );
}
