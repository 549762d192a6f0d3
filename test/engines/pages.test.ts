import { expect } from 'vitest';
import { routesOf } from '../e2e/routes-of.ts';
import { engineTest } from './engine-test.ts';

engineTest(
  'every page fits the window, and has its pictures, fonts and lists in place',
  async (visit) => {
    for (const route of routesOf()) {
      await visit.goto(route);
      expect.soft(await visit.run(problemsOfPage), route).toEqual([]);
    }
  },
  // The page for addresses that do not exist.
  { expected: /\b404\b/ },
);

/** Runs in the page: scrolls through it, and returns what is wrong. */
async function problemsOfPage() {
  const { scrollHeight, scrollWidth, clientWidth } = document.documentElement;
  const isInWindow = (image: Element) => {
    const { top, bottom, left, right, width } = image.getBoundingClientRect();
    // A picture that waits for a guess is not loaded yet.
    const isVisible = width > 0 && image.checkVisibility({ visibilityProperty: true });
    return isVisible && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
  };
  const isShown = ({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth > 0;
  const problems = scrollWidth > clientWidth ? [`wider than the window: ${scrollWidth} px`] : [];
  for (let top = 0; top < scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    const missing = () =>
      [...document.images].filter((image) => isInWindow(image) && !isShown(image));
    const end = performance.now() + 20_000;
    do await new Promise(requestAnimationFrame);
    while (missing().length > 0 && performance.now() < end);
    problems.push(...missing().map(({ outerHTML }) => `no picture: ${outerHTML}`));
  }
  for (const { family, status } of document.fonts) {
    const isOurs = !family.includes(' as ');
    if (status === 'error' && isOurs) problems.push(`no font: ${family}`);
  }
  // An empty marker takes a line of its own in WebKit.
  for (const item of document.querySelectorAll('li')) {
    if (item.checkVisibility() && getComputedStyle(item).listStyleType !== 'none') {
      problems.push(`a list with markers: ${item.outerHTML}`);
    }
  }
  return problems;
}
