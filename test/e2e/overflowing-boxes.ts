import type { Page } from '@playwright/test';

/**
 * Returns every visible box that reaches beyond the left or right edge of the window, and the page
 * itself if it scrolls sideways. A box that its parent clips or scrolls does not count, except text that
 * `overflow: clip` cuts.
 */
export function overflowingBoxes(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const hasText = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    const framed = (element: Element, isText = hasText(element)): boolean => {
      const { position } = getComputedStyle(element);
      const parent = position === 'fixed' ? null : element.parentElement;
      if (!parent || parent === document.body) return false;
      const { overflowX } = getComputedStyle(parent);
      const { left, right } = parent.getBoundingClientRect();
      const hides = overflowX !== 'visible' && !(isText && overflowX === 'clip');
      const holds = hides && left >= -0.5 && right <= clientWidth + 0.5;
      return holds || framed(parent, isText);
    };
    const boxes = [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      // A drawing clips its own parts.
      .filter((element) => element.parentElement?.closest('svg') === null)
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.height > 0)
      .filter(({ box }) => box.left < -0.5 || box.right > clientWidth + 0.5)
      .filter(({ element }) => !framed(element))
      // Of nested boxes, the innermost is the cause.
      .filter(
        ({ element }, place, all) =>
          !all.slice(place + 1).some((other) => element.contains(other.element)),
      )
      .map(
        ({ element, box }) =>
          `${element.outerHTML.slice(0, 120)} from ${box.left} to ${box.right} of ${clientWidth}`,
      );
    return scrollWidth > clientWidth ? [`the page, which is ${scrollWidth} wide`, ...boxes] : boxes;
  });
}
