import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

type Pair = readonly [front: string, back: string, minContrast: number];

/** WCAG 2.2: 4.5 to 1 for text, 3 to 1 for the edge of a control and a focus ring. */
const everyGround: readonly Pair[] = [
  ['--ink', '--ground', 4.5],
  ['--ink-2', '--ground', 4.5],
  ['--link', '--ground', 4.5],
  ['--error', '--ground', 4.5],
  ['--button-ink', '--button', 4.5],
  ['--button', '--ground', 3],
  ['--focus', '--ground', 3],
];

/** The page's sky, warm band and fields. */
const lightGround: readonly Pair[] = [
  ['--ink', '--sky-top', 4.5],
  ['--ink', '--sky-middle', 4.5],
  ['--ink', '--warm', 4.5],
  ['--ink-2', '--warm', 4.5],
  ['--link', '--warm', 4.5],
  ['--field-ink', '--field', 4.5],
  ['--field-edge', '--field', 3],
];

test('has enough contrast on every ground in both color schemes', async ({ page }) => {
  await page.goto('/privacy');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const ground of ['light', 'dark', 'evening', 'paper'] as const) {
      const pairs = ground === 'light' ? [...everyGround, ...lightGround] : everyGround;
      for (const { front, back, min, ratio } of await contrasts(page, ground, pairs)) {
        const where = `${front} on ${back}, ${colorScheme} scheme, ${ground} ground`;
        expect.soft(ratio, where).toBeGreaterThanOrEqual(min);
      }
    }
  }
});

/** Returns the contrast of each pair of custom properties, as defined by WCAG 2.2. */
function contrasts(page: Page, ground: string, pairs: readonly Pair[]) {
  return page.evaluate(
    ([ground, pairs]) => {
      const box = document.body.appendChild(document.createElement('div'));
      box.dataset.ground = ground;
      // A canvas turns every color syntax into sRGB.
      const canvas = document.createElement('canvas').getContext('2d', {
        willReadFrequently: true,
      });
      const luminance = (property: string) => {
        box.style.color = `var(${property})`;
        if (!canvas) throw new Error('no canvas');
        canvas.fillStyle = getComputedStyle(box).color;
        canvas.fillRect(0, 0, 1, 1);
        const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((level) => {
          const share = level / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      return pairs.map(([front, back, min]) => {
        const [lighter = 0, darker = 0] = [luminance(front), luminance(back)].sort((a, b) => b - a);
        return { front, back, min, ratio: (lighter + 0.05) / (darker + 0.05) };
      });
    },
    [ground, pairs] as const,
  );
}
