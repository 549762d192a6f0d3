import type { Page, Request } from '@playwright/test';

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
  const onFinished = (request: Request) => {
    fetched.push(
      request.sizes().then(({ responseBodySize }) => ({
        url: request.url(),
        type: request.resourceType(),
        bytes: responseBodySize,
      })),
    );
  };
  page.on('requestfinished', onFinished);
  await page.goto(route, { waitUntil: 'networkidle' });
  const far = await page.evaluate(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top > innerHeight + 1250)
      .map(({ currentSrc }) => currentSrc),
  );
  // What comes later may end with the page, and then has no size.
  page.off('requestfinished', onFinished);
  return (await Promise.all(fetched)).filter(
    // The browser asks for the icon at a time of its own.
    ({ url, type }) => !far.includes(url) && type !== 'other',
  );
}
