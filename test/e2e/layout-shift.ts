import type { Page } from '@playwright/test';

/** Lets the next page have its fonts only once it has been painted, as on a slow line. */
export async function holdFonts(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    await route.continue();
  });
}

/**
 * Returns the parts that have moved since the page was opened, if they moved by more than 0.1 in all, which is the
 * limit of https://web.dev/articles/cls. In any text a line may break at another word once its font is there, which
 * moves what follows by 0.02 to 0.03. `npm run bench` has the stricter goal for the sample.
 */
export function movedParts(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const shifts: LayoutShift[] = [];
    // What is buffered comes before a mark that is made now.
    await new Promise<void>((resolve) => {
      const observer = new PerformanceObserver((list) => {
        const entries = list.getEntries();
        shifts.push(...entries.filter((entry): entry is LayoutShift => 'sources' in entry));
        if (entries.some(({ entryType }) => entryType === 'mark')) resolve();
      });
      observer.observe({ type: 'layout-shift', buffered: true });
      observer.observe({ type: 'mark' });
      performance.mark('now');
    });
    if (shifts.reduce((sum, { value }) => sum + value, 0) <= 0.1) return [];
    return shifts.flatMap(({ value, sources }) =>
      sources.map(({ node, previousRect, currentRect }) => {
        const part = node instanceof Element ? node : node?.parentElement;
        const name = part?.outerHTML.slice(0, 80) ?? 'a part that is gone';
        return `moves while fonts load, by ${value.toFixed(3)}: ${name} from ${previousRect.y} to ${currentRect.y} px`;
      }),
    );
  });
}
