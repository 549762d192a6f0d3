import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** WCAG 2.2: text 4.5 to 1, the edge of a control and a focus ring 3 to 1, on what is behind. */
const pairs = [
  ['--ink', '--ground', 4.5],
  ['--ink-2', '--ground', 4.5],
  ['--link', '--ground', 4.5],
  ['--error', '--ground', 4.5],
  ['--button-ink', '--button', 4.5],
  ['--button', '--ground', 3],
  ['--focus', '--ground', 3],
] as const;

/** On the page's open sky and its warm band. */
const open = [
  ['--ink', '--sky-top', 4.5],
  ['--ink', '--sky-middle', 4.5],
  ['--ink', '--warm', 4.5],
  ['--ink-2', '--warm', 4.5],
  ['--link', '--warm', 4.5],
  ['--field-ink', '--field', 4.5],
  ['--field-edge', '--field', 3],
] as const;

test('in both schemes every pair can be read on every ground', async ({ page }) => {
  await page.goto('/privacy');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const ground of ['light', 'dark', 'evening', 'paper'] as const) {
      const looked = ground === 'light' ? [...pairs, ...open] : [...pairs];
      for (const { front, back, least, ratio } of await contrasts(page, ground, looked)) {
        const where = `${front} on ${back}, ${colorScheme} scheme, ${ground} ground`;
        expect.soft(ratio, where).toBeGreaterThanOrEqual(least);
      }
    }
  }
});

type Pair = (typeof pairs | typeof open)[number];

function contrasts(page: Page, ground: string, looked: readonly Pair[]) {
  return page.evaluate(
    ([ground, pairs]) => {
      const box = document.body.appendChild(document.createElement('div'));
      box.dataset.ground = ground;
      const canvas = document.createElement('canvas').getContext('2d', {
        willReadFrequently: true,
      });
      const luminance = (role: string) => {
        box.style.color = `var(${role})`;
        if (!canvas) throw new Error('no canvas');
        canvas.fillStyle = getComputedStyle(box).color;
        canvas.fillRect(0, 0, 1, 1);
        const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((level) => {
          const share = level / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      return pairs.map(([front, back, least]) => {
        const [lighter = 0, darker = 0] = [luminance(front), luminance(back)].sort((a, b) => b - a);
        return { front, back, least, ratio: (lighter + 0.05) / (darker + 0.05) };
      });
    },
    [ground, looked] as const,
  );
}
