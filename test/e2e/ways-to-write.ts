import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Expects a call and a way to write on the screen, from the start of the page to its end. */
export async function expectWaysToWrite(page: Page): Promise<void> {
  for (let part = 0; part < 4; part += 1) {
    await page.evaluate(scrollToPart, part / 3);
    const place = `${page.viewportSize()?.width} px, after ${part} thirds`;
    await expect
      .poll(() => page.evaluate(waysOnScreen), place)
      .toEqual({ call: true, write: true });
  }
}

function scrollToPart(part: number) {
  const { scrollHeight, clientHeight } = document.documentElement;
  scrollTo({ top: part * (scrollHeight - clientHeight), behavior: 'instant' });
}

/** What can be pressed on the screen as it is. A contact section is both. */
function waysOnScreen() {
  const isOnScreen = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const hit = document.elementFromPoint(x, y);
    return element.contains(hit);
  };
  const some = (selector: string) => [...document.querySelectorAll(selector)].some(isOnScreen);
  const least = Math.min(innerHeight / 4, 200);
  const inSection = [...document.querySelectorAll('[data-contact-section]')].some((section) => {
    const { top, bottom } = section.getBoundingClientRect();
    return Math.min(bottom, innerHeight) - Math.max(top, 0) >= least;
  });
  return {
    call: inSection || some('a[href^="tel:"]'),
    write:
      inSection ||
      some('a[href^="mailto:"], [commandfor="contact-dialog"], [data-contact-bar] [href*="-form"]'),
  };
}
