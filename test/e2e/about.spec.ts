import { aboutPage, team } from '#contract/content/content.ts';
import { boxOf } from './box-of.ts';
import { expect, test } from './fixtures.ts';
import { skipWithout } from './skip-without.ts';

skipWithout('an about page', aboutPage.hidden !== true);

test('no portrait is cropped', async ({ page }) => {
  skipWithout('a founder', team.length > 0);
  await page.goto('/about');
  const founder = page.getByRole('region', { name: aboutPage.founderHeading, exact: true });
  await expect(founder.getByRole('img')).not.toHaveCount(0);
  for (const width of [320, 768, 1440, 3440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const portrait of await founder.getByRole('img').all()) {
      await portrait.scrollIntoViewIfNeeded();
      await expect
        .poll(() =>
          portrait.evaluate((image) => image instanceof HTMLImageElement && image.complete),
        )
        .toBe(true);
      const { cut, height } = await portrait.evaluate((image) => {
        if (!(image instanceof HTMLImageElement)) throw new Error('This is no image.');
        const { clientWidth, clientHeight, naturalWidth, naturalHeight } = image;
        return {
          cut: Math.abs(clientHeight - (clientWidth * naturalHeight) / naturalWidth),
          height: clientHeight,
        };
      });
      expect(cut, `${width} px`).toBeLessThan(2);
      expect(height, `${width} px`).toBeLessThanOrEqual(850);
    }
  }
});

test('the counters stand in one row on a desktop, and below each other on a phone', async ({
  page,
}) => {
  const counters = page
    .getByRole('list', { name: aboutPage.countersLabel, exact: true })
    .getByRole('listitem');
  skipWithout('three counters', aboutPage.counters.length === 3);
  const bottoms = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await Promise.all((await counters.all()).map(boxOf));
    return new Set(boxes.map(({ y, height }) => Math.round(y + height)));
  };
  await page.goto('/about');
  expect((await bottoms(1440)).size).toBe(1);
  expect((await bottoms(390)).size).toBe(3);
});
