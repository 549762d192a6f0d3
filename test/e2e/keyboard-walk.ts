import type { JSHandle, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Presses Tab from the start of a part of the page to its end, and returns what was wrong on the way. */
export async function walkByKeyboard(page: Page, part: string): Promise<readonly string[]> {
  await everyIslandWakes(page);
  await waitForEarlyParts(page);
  await page.evaluate(startAtTop, part);
  const visited = await page.evaluateHandle(() => new Set<Element>());
  const stops: Stop[] = [];
  // Twice as many as there are controls: the browser also stops at boxes that scroll, and in a video.
  const maxPresses = 10 + 2 * (await notVisited(page, visited, part)).length;
  await visit(visited, part);
  for (let presses = 0; presses < maxPresses; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await visit(visited, part);
    if (stop === undefined) break;
    stops.push(stop);
  }
  const missed = await notVisited(page, visited, part);
  return [
    ...missed.map((control) => `not reached by Tab: ${control}`),
    ...stops.filter(({ ring }) => !ring).map(({ name }) => `shows no focus: ${name}`),
    ...stops
      .filter(({ covered }) => covered)
      .map(({ name }) => `covered while it has the focus: ${name}`),
  ];
}

/** Parts that hydrate when they are near would do so during the walk. */
async function everyIslandWakes(page: Page): Promise<void> {
  const asleep = () =>
    page.evaluate(() => {
      const islands = [...document.querySelectorAll('astro-island[ssr]')];
      const shown = islands.filter((island) => island.firstElementChild?.checkVisibility());
      shown[0]?.firstElementChild?.scrollIntoView({ behavior: 'instant' });
      return shown.length;
    });
  await expect.poll(asleep, 'parts that do not wake').toBe(0);
}

/** What is enabled or shown on the first touch would be so during the walk. */
async function waitForEarlyParts(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await expect(page.locator('[data-script-early]:disabled, [data-copy][hidden]')).toHaveCount(0);
}

function startAtTop(part: string) {
  scrollTo({ top: 0, behavior: 'instant' });
  const start = document.querySelector<HTMLElement>(part);
  if (!start) throw new Error(`The page has no ${part}.`);
  // Tab goes on from where the focus was.
  start.tabIndex = -1;
  start.focus({ preventScroll: true });
  start.blur();
}

interface Stop {
  readonly name: string;
  readonly ring: boolean;
  /** Whether something is over its middle. */
  readonly covered: boolean;
}

/** The focused element, unless it was visited before or the walk is over. */
function visit(visited: JSHandle<Set<Element>>, part: string): Promise<Stop | undefined> {
  return visited.evaluate((visited, part) => {
    const element = document.activeElement;
    if (!element?.closest(part) || element === document.body) return undefined;
    // The browser's own controls of a video follow, with a focus of their own.
    const isInside = visited.has(element);
    if (isInside && !element.matches('video')) return undefined;
    visited.add(element);
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isCovered = over !== null && !element.contains(over) && !over.contains(element);
    const hasRing = (shows: Element | null, part?: string) => {
      if (!shows) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(shows, part);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    };
    return {
      name: element.outerHTML.slice(0, 120),
      // Some show it on a pseudo-element or on their parent.
      ring:
        isInside ||
        hasRing(element) ||
        hasRing(element, '::before') ||
        hasRing(element.parentElement),
      covered: isCovered && getComputedStyle(over).position !== 'static',
    };
  }, part);
}

/**
 * Every control that is neither inert nor hidden from screen readers. Arrow keys lead from one radio button
 * of a group to the others.
 */
function notVisited(
  page: Page,
  visited: JSHandle<Set<Element>>,
  part: string,
): Promise<readonly string[]> {
  return page
    .locator(part)
    .locator('a[href], button, input, textarea, select, summary, video, [tabindex]')
    .evaluateAll(
      (all, visited) =>
        all
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .filter((element) => element.closest('[inert], [aria-hidden=true], :disabled') === null)
          .filter((element) => element.getAttribute('tabindex') !== '-1')
          .filter((element) => !visited.has(element))
          .filter(
            (element) =>
              !element.matches('[type="radio"]') ||
              [...visited].every(
                (other) => other.getAttribute('name') !== element.getAttribute('name'),
              ),
          )
          .map(({ outerHTML }) => outerHTML.slice(0, 120)),
      visited,
    );
}
