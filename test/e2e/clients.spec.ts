import type { Page } from '@playwright/test';
import { caseStudies } from '../fixtures/site-content.ts';
import { boxOf } from './box-of.ts';
import { expect, test } from './fixtures.ts';
import { loggedEventNames } from './logged-events.ts';

const [first, second] = caseStudies;

test.use({ viewport: { width: 1440, height: 900 } });

test('pictures stand left and right in turn, and below the name on a phone', async ({ page }) => {
  await page.goto('/clients');
  const left = await places(page, first.company);
  expect(left.picture.x).toBe(0);
  expect(left.name.x).toBeGreaterThan(left.picture.width);
  const right = await places(page, second.company);
  expect(right.picture.x).toBeGreaterThan(right.name.x + right.name.width);
  expect(right.picture.x + right.picture.width).toBe(1440);
  const large = page.getByRole('article').first().locator('dialog img');
  expect(await large.evaluate((image: HTMLImageElement) => image.complete)).toBe(false);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { company } of caseStudies) {
    const { picture, name } = await places(page, company);
    expect(picture).toMatchObject({ x: 0, width: 390 });
    expect(picture.y).toBeGreaterThan(name.y + name.height);
  }
});

test('a click on a picture shows it large and is logged, and three ways close it', async ({
  page,
}) => {
  await page.goto('/clients');
  // On the picture itself, not on the button's text below it.
  const { x, y, width, height } = (await places(page, first.company)).picture;
  await page.mouse.click(x + width / 2, y + height / 2);
  const picture = largePicture(page, first.company);
  await expect(picture.getByText(first.alt)).toBeVisible();
  const large = picture.locator('img');
  await expect
    .poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await loggedEventNames(page)).toEqual(['screen_view', 'client_images']);
  await page.keyboard.press('Escape');
  await expect(picture).toBeHidden();

  const open = control(page, second.company);
  const dialog = largePicture(page, second.company);
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(720, 8),
  ]) {
    await open.click();
    await expect(dialog).toBeVisible();
    await close();
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
  }
});

test('the large picture is at least 1.3 times as large, and says where it can be moved', async ({
  page,
}) => {
  await page.goto('/clients');
  const dialog = largePicture(page, second.company);
  for (const [width, height] of [
    [390, 844],
    [1024, 768],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const { picture } = await places(page, second.company);
    await control(page, second.company).click();
    const shown = await boxOf(dialog.locator('img'));
    expect(shown.width / picture.width, `${width} x ${height}`).toBeGreaterThanOrEqual(1.3);
    const canMove = await dialog
      .getByRole('group')
      .evaluate(
        (pane) => pane.scrollWidth > pane.clientWidth || pane.scrollHeight > pane.clientHeight,
      );
    await expect(dialog.getByText('Move the picture to see the rest')).toBeVisible({
      visible: canMove,
    });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test('the keyboard alone opens it, moves it and closes it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/clients');
  await control(page, first.company).focus();
  await page.keyboard.press('Enter');
  const dialog = largePicture(page, first.company);
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Tab');
  const pane = dialog.getByRole('group', { name: first.alt });
  await expect(pane).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => pane.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(control(page, first.company)).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a click shows the picture large, and Close hides it', async ({ page }) => {
    await page.goto('/clients');
    await control(page, first.company).click();
    const dialog = largePicture(page, first.company);
    await expect(dialog.locator('img')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  });
});

const control = (page: Page, company: string) =>
  page.getByRole('button', { name: `See a larger picture of ${company}` });
const largePicture = (page: Page, company: string) => page.getByRole('dialog', { name: company });

async function places(page: Page, company: string) {
  const article = page.getByRole('article', { name: company });
  return {
    name: await boxOf(article.getByRole('heading', { name: company })),
    picture: await boxOf(article.getByRole('img')),
  };
}
