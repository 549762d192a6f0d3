import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { routes } from './routes.ts';

/** The browser's own words on the answer that the 404 page is. */
test.use({ expectedErrors: [/no-such-page|status of 404/] });

for (const route of routes) {
  test.describe(route, () => {
    test('says what it is: one title, one main heading, no gap among the headings', async ({
      page,
    }) => {
      await page.goto(route);
      await expect(page).toHaveTitle(/\S.{9,}/);
      const levels = await page
        .locator('body')
        .getByRole('heading')
        .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName.slice(1))));
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      levels.reduce((above, level) => {
        expect(level - above).toBeLessThanOrEqual(1);
        return level;
      }, 0);
    });

    test('has no dead link and no missing picture', async ({ page, baseURL }) => {
      await page.goto(route);
      const links = await page
        .locator('a[href]')
        .evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href') ?? ''))]);
      for (const link of links.map((href) => new URL(href, page.url()))) {
        if (link.origin !== baseURL) continue;
        const { pathname, hash } = link;
        const answer = await page.request.get(pathname, { maxRedirects: 0 });
        const isThisPage = pathname === new URL(page.url()).pathname;
        if (!isThisPage) expect(answer.status(), pathname).toBe(200);
        if (hash !== '' && isThisPage) {
          await expect(page.locator(`[id="${decodeURIComponent(hash.slice(1))}"]`)).toHaveCount(1);
        }
      }
      await expectPicturesToArrive(page);
    });

    test('its ids are each there once, and what refers to one finds it', async ({ page }) => {
      await page.goto(route);
      const { twice, lost } = await page.evaluate(() => {
        const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
        const refer = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'commandfor', 'for'];
        const named = [...refer, 'popovertarget'].flatMap((attribute) =>
          [...document.querySelectorAll(`[${attribute}]`)].flatMap((element) =>
            (element.getAttribute(attribute) ?? '').split(/\s+/),
          ),
        );
        return {
          twice: ids.filter((id, place) => ids.indexOf(id) !== place),
          lost: named.filter((id) => !ids.includes(id)),
        };
      });
      expect({ twice, lost }).toEqual({ twice: [], lost: [] });
    });

    test('can be read in 320 px, and with letters twice as large', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(route);
      expect(await overflow(page), '320 px').toBe(0);
      await page.setViewportSize({ width: 768, height: 1024 });
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      expect(await overflow(page), '200 %').toBe(0);
    });

    for (const width of [390, 1440]) {
      test(`whatever can be pressed is 44 px large at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(route);
        const small = await page
          .locator('a[href], button, input, textarea, summary')
          .evaluateAll((all) =>
            all
              .filter((element) => element.checkVisibility({ visibilityProperty: true }))
              // A link in running text is as large as its words.
              .filter((element) => getComputedStyle(element).display !== 'inline')
              .filter((element) => !element.classList.contains('skip-link'))
              .map((element) => ({ element, box: element.getBoundingClientRect() }))
              .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
              .map(
                ({ element, box }) =>
                  `${element.outerHTML.slice(0, 120)} ${box.width}x${box.height}`,
              ),
          );
        expect(small).toEqual([]);
      });

      test(`the keyboard comes to everything at ${width} px, and shows where it is`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(route);
        const reachable = await page
          .locator('a[href], button, input, textarea')
          .evaluateAll(
            (all) =>
              all.filter((element) => element.checkVisibility({ visibilityProperty: true })).length,
          );
        const seen = new Set<string>();
        for (let steps = 0; steps < reachable + 3; steps++) {
          await page.keyboard.press('Tab');
          const focused = await focusedElement(page);
          if (focused === undefined) break;
          expect(focused.ring, focused.name).toBe(true);
          expect(focused.covered, focused.name).toBe(false);
          seen.add(focused.path);
        }
        // The carousel lets the keyboard pass by what it shows twice.
        expect(seen.size).toBeGreaterThanOrEqual(Math.min(reachable, 8));
      });
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const route of routes) {
    test(`${route} is complete`, async ({ page }) => {
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText('© 2022');
      const hidden = page.locator('main :is(h2, h3, p):not(dialog *)');
      for (const part of await hidden.all()) {
        await expect(part).not.toHaveCSS('opacity', '0');
      }
    });
  }
});

async function expectPicturesToArrive(page: Page) {
  const images = page.locator('img');
  await images.evaluateAll((all) => all.forEach((image) => image.setAttribute('loading', 'eager')));
  for (const image of await images.all()) {
    await expect(image).toHaveAttribute('width', /^\d+$/);
    await expect(image).toHaveAttribute('height', /^\d+$/);
    await expect(image).toHaveAttribute('alt');
    await expect.poll(() => naturalWidth(image)).toBeGreaterThan(0);
  }
}

const naturalWidth = (image: Locator) =>
  image.evaluate((element) => (element instanceof HTMLImageElement ? element.naturalWidth : 0));

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What has the focus: whether a ring shows it, and whether something lies over its middle. */
const focusedElement = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isCovered = over !== null && !element.contains(over) && !over.contains(element);
    return {
      name: element.outerHTML.slice(0, 120),
      path: `${element.tagName} ${element.textContent} ${left} ${scrollY + top}`,
      ring: parseFloat(getComputedStyle(element).outlineWidth) >= 2,
      covered: isCovered && getComputedStyle(over).position !== 'static',
    };
  });
