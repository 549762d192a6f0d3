import type { Page } from '@playwright/test';
import { caseStudies, clientsPage, frame } from '#content-model/content.ts';
import { fillSlots } from '#content-model/fill-slots.ts';
import { boxOf } from './box-of.ts';
import { button } from './contact-actions.ts';
import { skipWithout } from './skip-without.ts';
import { expect, phone, test } from './fixtures.ts';
import { loggedEventNames } from './logged-events.ts';
import { expectNoViolations } from './no-violations.ts';

const noStudy = { company: 'none', alt: 'none', before: undefined };
const [first = noStudy] = caseStudies;
const last = caseStudies.at(-1) ?? noStudy;
const compared = caseStudies.find(({ before }) => before) ?? noStudy;

skipWithout('case studies', clientsPage.hidden !== true && caseStudies.length > 0);

test('pictures stand left and right in turn at the page’s edges, and below the name on a phone', async ({
  page,
}) => {
  await page.goto('/clients');
  const { x: edge } = await boxOf(page.getByRole('heading', { level: 1 }));
  for (const [index, study] of caseStudies.entries()) {
    const { picture, name } = await places(page, study);
    if (index % 2 === 0) {
      expect(picture.x).toBeCloseTo(edge, 0);
      expect(name.x).toBeGreaterThan(picture.x + picture.width);
    } else {
      expect(picture.x + picture.width).toBeCloseTo(1440 - edge, 0);
      expect(picture.x).toBeGreaterThan(name.x + name.width);
    }
  }
  await page.setViewportSize(phone);
  for (const study of caseStudies) {
    const { picture, name } = await places(page, study);
    expect(picture).toMatchObject({ x: 0, width: 390 });
    expect(picture.y).toBeGreaterThan(name.y + name.height);
  }
});

test('a click on a picture shows it large and is logged, and three ways close it', async ({
  page,
}) => {
  await page.goto('/clients');
  // On the picture itself, not on the button's text below it.
  const { x, y, width, height } = (await places(page, first)).picture;
  await page.mouse.click(x + width / 2, y + height / 2);
  const picture = largePicture(page, first.company);
  await expect(picture.getByText(first.alt)).toBeVisible();
  const large = picture.locator('img').last();
  await expect
    .poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expectNoViolations(page, { part: 'dialog[open]' });
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

test.describe('the divider between before and after', () => {
  skipWithout('a picture from before', compared.before !== undefined);

  test('is moved by pointer and keyboard, and not needed on paper', async ({ page }) => {
    await page.goto('/clients');
    const slider = divider(page);
    const start = await shareSeen(page);
    await test.step('the pointer drags it, and does not open the large picture', async () => {
      const { x, y, width, height } = (await places(page, compared)).picture;
      await page.mouse.move(x + start * width, y + height / 2);
      await page.mouse.down();
      await page.mouse.move(x + 0.5 * width, y + height / 2, { steps: 4 });
      await expect.poll(() => shareSeen(page)).toBeCloseTo(0.5, 1);
      await page.mouse.move(x + 0.7 * width, y + height / 2, { steps: 4 });
      await page.mouse.up();
      expect(await shareSeen(page)).toBeCloseTo(0.7, 1);
      await expect(largePicture(page, compared.company)).toBeHidden();
      expect(await loggedEventNames(page)).toEqual(['screen_view', 'case_touched']);
    });
    await test.step('the keyboard moves it, and it says where it is', async () => {
      await slider.focus();
      const before = await shareSeen(page);
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => shareSeen(page)).toBeGreaterThan(before);
      await page.keyboard.press('Home');
      await expect.poll(() => shareSeen(page)).toBe(0);
      await expect(slider).toHaveAttribute('aria-valuetext', valueText(0));
      await page.keyboard.press('End');
      await expect.poll(() => shareSeen(page)).toBe(1);
      await expect(slider).toHaveAttribute('aria-valuetext', valueText(100));
      await expect(largePicture(page, compared.company)).toBeHidden();
    });
    await test.step('on paper one picture is beside the other', async () => {
      await page.emulateMedia({ media: 'print' });
      const { before, after } = await bothPictures(page);
      expect(after.x).toBeGreaterThan(before.x + before.width);
      expect(after.y).toBeCloseTo(before.y, 0);
      await page.emulateMedia({ media: 'screen' });
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pictures from before and after are below each other, and a click shows one large', async ({
    page,
  }) => {
    await page.goto('/clients');
    if (compared.before) {
      const { before, after } = await bothPictures(page);
      expect(after).toMatchObject({ x: before.x, width: before.width });
      expect(after.y).toBeGreaterThanOrEqual(before.y + before.height);
    }
    await control(page, first.company).click();
    const dialog = largePicture(page, first.company);
    await expect(dialog.locator('img').last()).toBeVisible();
    await button(dialog, frame.close).click();
    await expect(dialog).toBeHidden();
  });
});

const control = (page: Page, company: string) => study(page, company).getByRole('button');
const largePicture = (page: Page, company: string) => page.getByRole('dialog', { name: company });
const study = (page: Page, company: string) =>
  page.getByRole('article', { name: company, exact: true });

const divider = (page: Page) =>
  page
    .getByRole('slider', { name: fillSlots(frame.comparison.divider, { what: compared.company }) })
    .first();
const valueText = (percent: number) => fillSlots(frame.comparison.dividerValue, { percent });

/** How much is seen of the picture from before, from 0 to 1. */
function shareSeen(page: Page): Promise<number> {
  return divider(page).evaluate((slider) => {
    const pair = slider.parentElement;
    const after = pair?.children[1];
    if (!pair || !after) throw new Error('There are no two pictures.');
    const [, , , left = ''] =
      /inset\((\S+) (\S+) (\S+) (\S+)\)/.exec(getComputedStyle(after).clipPath)?.slice(1) ?? [];
    return Number.parseFloat(left) / 100;
  });
}

/** Where both pictures are, with their labels and without a divider. */
async function bothPictures(page: Page) {
  const article = study(page, compared.company);
  const before = await boxOf(article.getByAltText(compared.before?.alt ?? '', { exact: true }));
  const after = await boxOf(article.getByAltText(compared.alt, { exact: true }));
  for (const label of [frame.comparison.before, frame.comparison.after]) {
    await expect(article.locator('figure').getByText(label, { exact: true }).first()).toBeVisible();
  }
  await expect(article.getByRole('slider')).toHaveCount(0);
  return { before, after };
}

async function places(page: Page, { company, alt }: { company: string; alt: string }) {
  const article = study(page, company);
  return {
    name: await boxOf(article.getByRole('heading', { name: company, exact: true })),
    picture: await boxOf(article.getByRole('img', { name: alt, exact: true })),
  };
}
