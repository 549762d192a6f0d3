import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { walkByKeyboard } from './keyboard-walk.ts';
import { linkTarget } from './link-target.ts';
import { expectNoViolations } from './no-violations.ts';
import { routes } from './routes.ts';
import { overflowingBoxes } from './overflowing-boxes.ts';

/** The browser reports the status of the 404 page. */
test.use({ expectedErrors: [/no-such-page|status of 404/] });

for (const route of routes) {
  test(`${route} is sound, accessible and fits every window`, async ({ page, baseURL }) => {
    await page.goto(route);
    await test.step('has a title, an outline and no dead link', async () => {
      await expect.soft(page).toHaveTitle(/\S.{9,}/);
      await expectOutline(page);
      await expectUniqueIds(page);
      await expectLiveLinks(page, baseURL ?? '');
    });
    await test.step('axe finds no violation', () => expectNoViolations(page));
    await test.step('nothing overflows sideways from 320 to 1920 px, or with text twice as large', async () => {
      await expectNoOverflow(page, [320, 390, 600, 768, 959, 960, 1280, 1920]);
      await setTextSize(page, '200%');
      await expectNoOverflow(page, [320, 390, 768, 1280], 'text at 200 %, ');
      await setTextSize(page, '');
    });
    await test.step('every control is 44 px large, reached by keyboard, and shows its focus', async () => {
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await tooSmall(page), `${width} px`).toEqual([]);
        const { missed, withoutRing, covered } = await walkByKeyboard(page);
        const none = { missed: [], withoutRing: [], covered: [] };
        expect.soft({ missed, withoutRing, covered }, `${width} px`).toEqual(none);
      }
    });
    await test.step('every picture loads', () => expectPicturesToLoad(page));
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page is complete', async ({ page }) => {
    for (const route of routes) {
      await test.step(route, async () => {
        await page.goto(route);
        await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect.soft(page.getByRole('main')).toBeVisible();
        await expect.soft(page.getByRole('contentinfo')).toContainText(/© \d{4}/);
        const parts = page.locator('main :is(h2, h3, p):not(dialog *)');
        const unseen = await parts.evaluateAll((all) =>
          all
            .filter((part) => getComputedStyle(part).opacity === '0')
            .map(({ outerHTML }) => outerHTML),
        );
        expect.soft(unseen, route).toEqual([]);
      });
    }
  });
});

async function expectNoOverflow(page: Page, widths: readonly number[], text = '') {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await overflowingBoxes(page), `${text}${width} px`).toEqual([]);
  }
}

function setTextSize(page: Page, fontSize: string) {
  return page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, fontSize);
}

/** Expects one main heading and no skipped heading level. */
async function expectOutline(page: Page) {
  const levels = await page
    .locator('body')
    .getByRole('heading')
    .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName.slice(1))));
  expect.soft(levels.filter((level) => level === 1)).toHaveLength(1);
  const gaps = levels.filter((level, place) => level - (levels[place - 1] ?? 0) > 1);
  expect.soft(gaps, `skipped heading levels in ${levels.join(' ')}`).toEqual([]);
}

/** Expects each id once, and a target for each reference to an id. */
async function expectUniqueIds(page: Page) {
  const found = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const refer = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'commandfor', 'for'];
    const named = [...refer, 'popovertarget'].flatMap((attribute) =>
      [...document.querySelectorAll(`[${attribute}]`)].flatMap((element) =>
        (element.getAttribute(attribute) ?? '').split(/\s+/),
      ),
    );
    return {
      idsTwice: ids.filter((id, place) => ids.indexOf(id) !== place),
      idsLost: named.filter((id) => !ids.includes(id)),
    };
  });
  expect.soft(found).toEqual({ idsTwice: [], idsLost: [] });
}

/** Expects every link to our own site to lead to an existing page and an existing part of it. */
async function expectLiveLinks(page: Page, origin: string) {
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href') ?? ''))]);
  const here = new URL(page.url()).pathname;
  const own = links.map((href) => new URL(href, page.url())).filter((to) => to.origin === origin);
  expect(own).not.toEqual([]);
  const dead: string[] = [];
  for (const link of own) {
    const { status, ids } = await linkTarget(page.request, link);
    const id = decodeURIComponent(link.hash.slice(1));
    if (link.pathname !== here && status !== 200) dead.push(`${link.pathname}: ${status}`);
    if (id !== '' && !ids.has(id)) dead.push(`${link.pathname} has no ${link.hash}`);
  }
  expect.soft(dead, 'dead links').toEqual([]);
}

async function expectPicturesToLoad(page: Page) {
  const images = page.locator('img');
  const unready = await images.evaluateAll((all) => {
    for (const image of all) image.setAttribute('loading', 'eager');
    const isSized = (image: Element) =>
      ['width', 'height'].every((name) => /^\d+$/.test(image.getAttribute(name) ?? ''));
    return all
      .filter((image) => !isSized(image) || !image.hasAttribute('alt'))
      .map(({ outerHTML }) => outerHTML);
  });
  expect.soft(unready, 'pictures without a size or alternative text').toEqual([]);
  await expect
    .poll(() =>
      images.evaluateAll((all) =>
        all
          .filter((image) => !(image instanceof HTMLImageElement) || image.naturalWidth === 0)
          .map(({ outerHTML }) => outerHTML),
      ),
    )
    .toEqual([]);
}

/** Controls that a finger could miss. */
function tooSmall(page: Page): Promise<readonly string[]> {
  return page.locator('a[href], button, input, textarea, select, summary').evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      // WCAG excepts links in running text.
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .filter((element) => !element.classList.contains('skip-link'))
      // A label around a checkbox takes the tap too.
      .map((element) => ({ element, pressed: element.closest('label') ?? element }))
      .map(({ element, pressed }) => ({ element, box: pressed.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
      .map(({ element, box }) => `${element.outerHTML.slice(0, 120)} ${box.width}x${box.height}`),
  );
}
