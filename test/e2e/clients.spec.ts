import type { Page } from '@playwright/test';
import { caseStudies, clientsPage, frame } from '#contract/content/content.ts';
import { boxOf } from './box-of.ts';
import { button } from './contact-actions.ts';
import { skipWithout } from './skip-without.ts';
import { expect, test } from './fixtures.ts';
import { loggedEventNames } from './logged-events.ts';

const noStudy = { company: 'none', alt: 'none' };
const [first = noStudy] = caseStudies;
const last = caseStudies.at(-1) ?? noStudy;

skipWithout('case studies', clientsPage.hidden !== true && caseStudies.length > 0);

test.use({ viewport: { width: 1440, height: 900 } });

test('pictures stand left and right in turn, and below the name on a phone', async ({ page }) => {
  await page.goto('/clients');
  for (const [index, { company }] of caseStudies.entries()) {
    const { picture, name } = await places(page, company);
    if (index % 2 === 0) {
      expect(picture.x).toBe(0);
      expect(name.x).toBeGreaterThan(picture.width);
    } else {
      expect(picture.x).toBeGreaterThan(name.x + name.width);
      expect(picture.x + picture.width).toBe(1440);
    }
  }
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

  const open = control(page, last.company);
  const dialog = largePicture(page, last.company);
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => button(dialog, frame.close).click(),
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
  const dialog = largePicture(page, last.company);
  for (const [width, height] of [
    [390, 844],
    [1024, 768],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const { picture } = await places(page, last.company);
    await control(page, last.company).click();
    const shown = await boxOf(dialog.locator('img'));
    expect(shown.width / picture.width, `${width} x ${height}`).toBeGreaterThanOrEqual(1.3);
    const canMove = await dialog
      .getByRole('group')
      .evaluate(
        (pane) => pane.scrollWidth > pane.clientWidth || pane.scrollHeight > pane.clientHeight,
      );
    await expect(dialog.getByText(clientsPage.picture.move, { exact: true })).toBeVisible({
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
  await expect(button(dialog, frame.close)).toBeFocused();
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
    await button(dialog, frame.close).click();
    await expect(dialog).toBeHidden();
  });
});

const control = (page: Page, company: string) => study(page, company).getByRole('button');
const largePicture = (page: Page, company: string) => page.getByRole('dialog', { name: company });
const study = (page: Page, company: string) =>
  page.getByRole('article', { name: company, exact: true });

async function places(page: Page, company: string) {
  const article = study(page, company);
  return {
    name: await boxOf(article.getByRole('heading', { name: company, exact: true })),
    picture: await boxOf(article.getByRole('img')),
  };
}
