import { brandColors } from '../../contract/content/brand/brand-colors.ts';
import { brand } from '../fixtures/site-content.ts';
import { expect, test } from './fixtures.ts';

const { light, dark, band, end, field, line, highlight } = brandColors(brand.colors);

/** The colors of each ground in each scheme. `content/brand.yaml` is read only with enough contrast. */
const grounds = {
  light: {
    light: pageProperties(light),
    dark: groundProperties(band),
    evening: { ...groundProperties(band), '--ground': end.ground, '--rule': end.rule },
    paper: groundProperties(light),
  },
  dark: {
    light: pageProperties(dark),
    dark: { ...groundProperties(band), '--ground': band.groundInDark },
    evening: { ...groundProperties(band), '--ground': end.ground, '--rule': end.rule },
    paper: groundProperties(light),
  },
};

test('has the colors of the brand on every ground in both color schemes', async ({ page }) => {
  await page.goto('/privacy');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const [ground, properties] of Object.entries(grounds[colorScheme])) {
      const shown = await page.evaluate(colorsOn, [ground, Object.keys(properties)] as const);
      const wanted = Object.values(properties).map(rgb);
      expect.soft(shown, `${ground} ground, ${colorScheme} scheme`).toEqual(wanted);
    }
  }
});

function groundProperties(colors: Omit<typeof band, 'groundInDark'>) {
  return {
    '--ground': colors.ground,
    '--ink': colors.ink,
    '--ink-2': colors.secondInk,
    '--link': colors.link,
    '--rule': colors.rule,
    '--focus': colors.focus,
    '--error': colors.error,
    '--button': colors.button,
    '--button-ink': colors.buttonInk,
    '--warm': colors.warm,
    '--line': line,
    '--example': highlight,
    '--field': field.ground,
    '--field-ink': field.ink,
    '--field-edge': field.edge,
  };
}

function pageProperties(colors: typeof light) {
  return {
    ...groundProperties(colors),
    '--sky-top': colors.skyTop,
    '--sky-middle': colors.skyMiddle,
    '--sky-bottom': colors.skyBottom,
  };
}

/** In the page: the value of each custom property on a ground, as `rgb(14, 47, 40)`. */
function colorsOn([ground, properties]: readonly [string, readonly string[]]): string[] {
  const box = document.body.appendChild(document.createElement('div'));
  box.dataset.ground = ground;
  const colors = properties.map((property) => {
    box.style.color = `var(${property})`;
    return getComputedStyle(box).color;
  });
  box.remove();
  return colors;
}

function rgb(hex: string): string {
  const [r, g, b] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return `rgb(${r}, ${g}, ${b})`;
}
