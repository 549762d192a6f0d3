import type { Page } from '@playwright/test';
import { expect } from '../e2e/fixtures.ts';
import { overflowingBoxes } from '../e2e/overflowing-boxes.ts';
import { measurePage } from './measure-page.ts';

/** Expects that every part of the page is whole, and over no other, in each window. */
export async function checkLayout(page: Page, windows: Windows): Promise<void> {
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    expect.soft(await layoutProblems(page), `${page.url()} at ${width} x ${height}`).toEqual([]);
  }
}

/** Sizes of windows in pixels. */
export type Windows = readonly (readonly [width: number, height: number])[];

/** What is wrong on the page as it is now: the rule, and what breaks it. */
async function layoutProblems(page: Page): Promise<readonly string[]> {
  const measured = await measurePage(page);
  const problems = {
    'wider than the window': await overflowingBoxes(page),
    'less than 20 characters wide': measured.narrow,
    'a word broken in two': measured.broken,
    'too small to tap': measured.small,
    'over each other': measured.overlaps,
  };
  return Object.entries(problems).flatMap(([rule, found]) =>
    found.map((part) => `${rule}: ${part}`),
  );
}
