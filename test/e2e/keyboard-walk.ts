import type { JSHandle, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

interface KeyboardWalk {
  /** Controls that Tab did not reach. */
  readonly missed: readonly string[];
  readonly withoutRing: readonly string[];
  /** Controls with something over their middle while they had the focus. */
  readonly covered: readonly string[];
}

/** Presses Tab from the start of the page to its end, and returns what was wrong on the way. */
export async function walkByKeyboard(page: Page): Promise<KeyboardWalk> {
  await everyIslandWakes(page);
  await touchedPartsCome(page);
  await page.evaluate(startAtTop);
  return walk(page, 'Tab');
}

/** Presses Shift+Tab from the focused element to the start, and returns what was wrong on the way. */
export function walkBackByKeyboard(page: Page): Promise<KeyboardWalk> {
  return walk(page, 'Shift+Tab');
}

async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<KeyboardWalk> {
  const visited = await page.evaluateHandle(() => new Set<Element>());
  const stops: Stop[] = [];
  // Twice as many as there are controls: the browser also stops at boxes that scroll.
  const maxPresses = 2 * (await notVisited(page, visited)).length;
  await visit(visited);
  for (let presses = 0; presses < maxPresses; presses += 1) {
    await page.keyboard.press(key);
    const stop = await visit(visited);
    if (stop === undefined) break;
    stops.push(stop);
  }
  return {
    missed: await notVisited(page, visited),
    withoutRing: stops.filter(({ ring }) => !ring).map(({ name }) => name),
    covered: stops.filter(({ covered }) => covered).map(({ name }) => name),
  };
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

/** What is enabled on the first touch would be enabled during the walk. */
async function touchedPartsCome(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await expect(page.locator('[data-script-early]:disabled')).toHaveCount(0);
}

function startAtTop() {
  scrollTo({ top: 0, behavior: 'instant' });
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  getSelection()?.setPosition(document.body, 0);
}

interface Stop {
  readonly name: string;
  readonly ring: boolean;
  readonly covered: boolean;
}

/** The focused element, unless it was visited before or the walk is over. */
function visit(visited: JSHandle<Set<Element>>): Promise<Stop | undefined> {
  return visited.evaluate((visited) => {
    const element = document.activeElement;
    if (!element || element === document.body || visited.has(element)) return undefined;
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
      ring: hasRing(element) || hasRing(element, '::before') || hasRing(element.parentElement),
      covered: isCovered && getComputedStyle(over).position !== 'static',
    };
  });
}

/**
 * Every control that is neither inert nor hidden from screen readers. Arrow keys lead from one radio button
 * of a group to the others.
 */
function notVisited(page: Page, visited: JSHandle<Set<Element>>): Promise<readonly string[]> {
  return page.locator('a[href], button, input, textarea, select, summary, [tabindex]').evaluateAll(
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
