import type { Page } from '@playwright/test';

/** Clicks the page's link to an address, wherever it stands, without scrolling. Adds one if it has none. */
export async function clickLinkTo(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const added = Object.assign(document.createElement('a'), { href });
    const link = document.querySelector<HTMLElement>(`a[href="${href}"]`) ?? added;
    if (!link.isConnected) document.body.append(link);
    link.click();
  }, path);
}
