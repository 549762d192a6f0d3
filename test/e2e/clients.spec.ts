import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];
const studies = ['Alder & Rye Bakery', 'Okafor & Sons Plumbing'] as const;

test.describe('the clients page', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('shows two case studies in order, each marked as a sample', async ({ page }) => {
    await page.goto('/clients');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Check out our previous work!',
    );
    await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(studies);
    for (const company of studies) {
      const article = page.getByRole('article', { name: company });
      await expect(article.getByText('Sample', { exact: true })).toBeVisible();
      const words = article.getByRole('paragraph').last();
      await expect(words.locator('xpath=ancestor::*[@data-nosnippet]')).toHaveCount(1);
    }
  });

  test('names the services used, and leads to their articles', async ({ page }) => {
    await page.goto('/clients');
    const used = page
      .getByRole('article', { name: studies[1] })
      .getByRole('list', { name: 'Services used' });
    await expect(used.getByRole('link', { name: 'Website Development' })).toHaveAttribute(
      'href',
      '/services/post/web-development',
    );
  });

  test('its pictures stand left and right in turn', async ({ page }) => {
    await page.goto('/clients');
    const [first, second] = await Promise.all(studies.map((company) => places(page, company)));
    expect(first?.picture.x).toBe(0);
    expect(first?.words.x).toBeGreaterThan(right(first?.picture));
    expect(second?.picture.x).toBeGreaterThan(right(second?.words));
    expect(right(second?.picture)).toBe(1440);
  });

  test('on a phone each picture stands under its name', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/clients');
    for (const company of studies) {
      const { picture, words } = await places(page, company);
      expect(picture).toMatchObject({ x: 0, width: 390 });
      expect(picture.y).toBeGreaterThan(words.y + words.height);
    }
  });

  test('a click on a picture shows it large, and is logged', async ({ page }) => {
    await page.goto('/clients');
    const article = page.getByRole('article', { name: studies[0] });
    // Where the finger goes: on the picture itself, not on the words below it.
    const { x, y, width, height } = await boxOf(article.getByRole('img'));
    await page.mouse.click(x + width / 2, y + height / 2);
    const dialog = largePicture(page, studies[0]);
    const large = dialog.getByRole('img');
    await expect(large).toBeVisible();
    await expect
      .poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect((await boxOf(large)).width).toBeGreaterThan(width);
    await expect(dialog.getByRole('figure')).toContainText('Order for Saturday');
    const box = await boxOf(dialog);
    expect(box.width).toBeLessThanOrEqual(0.92 * 1440);
    expect(box.height).toBeLessThanOrEqual(0.86 * 900);
    const events = await page.evaluate(() => window.analyticsQueue ?? []);
    expect(events.map(({ name }) => name)).toEqual(['screen_view', 'client_images']);
  });

  test('Escape, Close and a click beside it close it, and focus returns', async ({ page }) => {
    await page.goto('/clients');
    const open = control(page, studies[1]);
    const dialog = largePicture(page, studies[1]);
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', { name: 'Close' }).click(),
      () => page.mouse.click(8, 450),
    ]) {
      await open.click();
      await expect(dialog).toBeVisible();
      await close();
      await expect(dialog).toBeHidden();
      await expect(open).toBeFocused();
    }
  });

  test('the keyboard alone opens, moves about and closes it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/clients');
    await control(page, studies[0]).focus();
    await page.keyboard.press('Enter');
    const dialog = largePicture(page, studies[0]);
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Tab');
    const pane = dialog.getByRole('group', { name: 'The picture' });
    await expect(pane).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => pane.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(control(page, studies[0])).toBeFocused();
  });

  test('the large picture is not fetched before it is asked for', async ({ page }) => {
    await page.goto('/clients');
    const large = page.locator('dialog figure img').first();
    await expect(large).toHaveAttribute('loading', 'lazy');
    expect(await large.evaluate((image: HTMLImageElement) => image.complete)).toBe(false);
  });

  test('is a screen of its own, and says so to search engines', async ({ page }) => {
    await page.goto('/clients');
    const [view] = await page.evaluate(() => window.analyticsQueue ?? []);
    expect(view).toMatchObject({
      name: 'screen_view',
      parameters: { screen_name: '/clients', screen_class: 'ClientsComponent' },
    });
    expect((await page.title()).length).toBeLessThanOrEqual(60);
    const description = page.locator('meta[name="description"]');
    await expect(description).toHaveAttribute('content', /^.{110,155}$/);
  });
});

test.describe('the clients page without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('still shows a picture large, and puts it away', async ({ page }) => {
    await page.goto('/clients');
    await control(page, studies[0]).click();
    const dialog = largePicture(page, studies[0]);
    await expect(dialog.getByRole('img')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  });
});

for (const width of [320, 390, 768, 1440]) {
  test(`on the clients page nothing sticks out sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/clients');
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing on the clients page or in its dialog, ${colorScheme}, ${width} px`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/clients');
      expect((await new AxeBuilder({ page }).withTags(wcag).analyze()).violations).toEqual([]);
      await control(page, studies[0]).click();
      expect((await new AxeBuilder({ page }).withTags(wcag).analyze()).violations).toEqual([]);
    });
  }
}

const control = (page: Page, company: string) =>
  page.getByRole('button', { name: `See a larger picture of ${company}` });
const largePicture = (page: Page, company: string) => page.getByRole('dialog', { name: company });

/** Where a study's name and its picture are. */
async function places(page: Page, company: string) {
  const article = page.getByRole('article', { name: company });
  return {
    words: await boxOf(article.getByRole('heading', { name: company })),
    picture: await boxOf(article.getByRole('img')),
  };
}

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${String(locator)} has no box.`);
  return box;
}

function right(box: Box | undefined): number {
  return box ? box.x + box.width : Number.NaN;
}
