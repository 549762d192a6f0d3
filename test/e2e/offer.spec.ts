import { offer, processPage } from '#contract/content/content.ts';
import { boxOf } from './box-of.ts';
import { expect, test } from './fixtures.ts';
import { skipWithout } from './skip-without.ts';

skipWithout('a process page', processPage.hidden !== true);

const { package: box, prices } = offer;

test('the prices stand along the line on a desktop and down it on a phone, and only screens show it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/process');
  await test.step('the line is not read to anyone, and prints on no paper', async () => {
    const passes = page.locator('main svg[data-to]');
    expect(await passes.count()).toBeGreaterThan(0);
    for (const pass of await passes.all())
      await expect(pass).toHaveAttribute('aria-hidden', 'true');
    await page.emulateMedia({ media: 'print' });
    for (const pass of await passes.all()) await expect(pass).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });
  skipWithout('several prices', prices.steps.length > 1);
  const stops = page
    .getByRole('region', { name: prices.heading, exact: true })
    .getByRole('list')
    .first()
    .getByRole('listitem');
  await expect(stops).toHaveCount(prices.steps.length);
  const tops = async () =>
    new Set((await Promise.all((await stops.all()).map(boxOf))).map(({ y }) => Math.round(y)));
  expect((await tops()).size).toBe(1);
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await tops()).size).toBe(prices.steps.length);
});

for (const width of [320, 1440]) {
  test(`a link to the package leads to its heading at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/process#package');
    const heading = page.getByRole('heading', { name: box.heading, exact: true });
    await expect(heading).toBeInViewport({ ratio: 1 });
  });
}
