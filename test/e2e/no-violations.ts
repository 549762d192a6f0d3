import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './fixtures.ts';

/** WCAG 2.2 up to level AA, as axe names its rules. */
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/**
 * Expects that axe finds no violation of WCAG 2.2 AA in the page as it is now: in the light scheme at the first
 * width, and in the dark scheme at the second, if there is one. Some parts show only in narrow or wide windows;
 * which colors they have in which scheme does not depend on the window.
 *
 * @param part a selector that limits the check; it must exist
 * @param state names the state of the page in the message
 */
export async function expectNoViolations(
  page: Page,
  {
    widths = [390, 1440],
    part,
    state = 'as served',
  }: {
    readonly widths?: readonly [light: number] | readonly [light: number, dark: number];
    readonly part?: string;
    readonly state?: string;
  } = {},
): Promise<void> {
  for (const [index, width] of widths.entries()) {
    const colorScheme = index === 0 ? 'light' : 'dark';
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await transitionsEnd(page);
    const found = await violations(page, part);
    expect.soft(found, `${state}, ${colorScheme}, ${width} px`).toEqual([]);
  }
}

/** Less than half of `axe.source`, which every page would have to read. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

async function violations(page: Page, part: string | undefined) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const options: axe.RunOptions = {
    runOnly: { type: 'tag', values: wcag },
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
