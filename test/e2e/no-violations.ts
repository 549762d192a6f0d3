import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** WCAG 2.2 up to level AA, as axe names its rules. */
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** Those of them that look at colors. A scheme changes nothing that the others look at. */
const aboutColors = ['color-contrast', 'link-in-text-block'];

/**
 * Expects that axe finds nothing against WCAG 2.2 AA in the page as it is now, in the light and in
 * the dark scheme, at each width.
 *
 * @param part a selector of what to look at, which has to be there; else the whole page
 * @param state what the page has come to, for the message
 */
export async function expectNoViolations(
  page: Page,
  {
    widths = [320, 390, 768, 1440],
    part,
    state = 'as served',
  }: {
    readonly widths?: readonly number[];
    readonly part?: string;
    readonly state?: string;
  } = {},
): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await transitionsEnd(page);
      const found = await violations(page, part, colorScheme);
      expect.soft(found, `${state}, ${colorScheme}, ${width} px`).toEqual([]);
    }
  }
}

async function violations(page: Page, part: string | undefined, scheme: 'light' | 'dark') {
  // Half a megabyte of script: once for a page is enough.
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder(isThere ? { page, axeSource: ';' } : { page })
    .options({
      runOnly:
        scheme === 'light' ? { type: 'tag', values: wcag } : { type: 'rule', values: aboutColors },
      resultTypes: ['violations'],
    })
    // Reports in the page itself and not in a blank one beside it; only frames of others need that.
    .setLegacyMode();
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
}

/** Colors on their way, as after a change of scheme, are neither of the two that are meant. */
async function transitionsEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}
