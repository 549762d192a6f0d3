import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './fixtures.ts';

/** WCAG 2.2 up to level AA, as axe names its rules. */
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** The rules that look at colors: all that can differ between the color schemes. */
const aboutColors = ['color-contrast', 'link-in-text-block'];

/**
 * Expects that axe finds no violation of WCAG 2.2 AA in the page as it is now: all rules in the light scheme,
 * and those about colors in the dark scheme. Both at each width: some parts show only in narrow or wide windows.
 *
 * @param part a selector that limits the check; it must exist
 * @param state names the state of the page in the message
 */
export async function expectNoViolations(
  page: Page,
  {
    widths = [390, 1440],
    schemes = ['light', 'dark'],
    part,
    state = 'as served',
  }: {
    readonly widths?: readonly number[];
    readonly schemes?: readonly ('light' | 'dark')[];
    readonly part?: string;
    readonly state?: string;
  } = {},
): Promise<void> {
  for (const colorScheme of schemes) {
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
  // The script is half a megabyte: load it once per page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: axe.RunOptions = {
    runOnly:
      scheme === 'light' ? { type: 'tag', values: wcag } : { type: 'rule', values: aboutColors },
    resultTypes: ['violations'],
  };
  return page.evaluate(
    async ({ part, options }) => {
      const { violations } = await window.axe.run(part ?? document, options);
      return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
    },
    { part, options },
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Waits until colors have changed, such as after a change of scheme. */
async function transitionsEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}
