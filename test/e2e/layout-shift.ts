import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Lets the next page have its fonts only once it has been painted, as on a slow line. */
export async function holdFonts(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    await route.continue();
  });
}

/** Expects that nothing has moved since the page was opened. */
export async function expectStill(page: Page): Promise<void> {
  for (const selector of ['h1', 'body']) {
    // On a machine without such fonts the text moves in any case.
    if (!(await page.locator(selector).first().evaluate(hasStandIn))) {
      const description = `this machine has no font that stands in for that of ${selector}`;
      test.info().annotations.push({ type: 'movement not checked', description });
      return;
    }
  }
  expect.soft(await movedParts(page)).toEqual([]);
}

/** Runs in the page: whether the visitor's system has one of the fonts after the typeface of an element. */
async function hasStandIn(element: Element): Promise<boolean> {
  const [, ...others] = getComputedStyle(element).fontFamily.replaceAll('"', '').split(/,\s*/);
  const faces = [...document.fonts].filter(({ family }) =>
    others.includes(family.replaceAll('"', '')),
  );
  const loads = await Promise.allSettled(faces.map((face) => face.load()));
  return loads.some(({ status }) => status === 'fulfilled');
}

/**
 * Returns the parts that have moved since the page was opened, if they moved by more than 0.1 in all, which is the
 * limit of https://web.dev/articles/cls. In any text a line may break at another word once its font is there, which
 * moves what follows by 0.02 to 0.03. `npm run bench` has the stricter goal for the sample.
 */
function movedParts(page: Page): Promise<readonly string[]> {
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
