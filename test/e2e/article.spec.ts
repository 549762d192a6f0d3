import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { footer, tabTo } from './contact-actions.ts';
import { expect, test } from './fixtures.ts';

const articles = [
  ['Web Application Development', 'webapp-development'],
  ['Website Visitor Analytics', 'data-analytics'],
  ['Website Development', 'web-development'],
  ['A/B Testing', 'traffic-sales'],
  ['Increasing your SEO Ranking', 'seo'],
  ['Social Media and Email Marketing', 'social-marketing'],
] as const;

const address = (link: string) => `/services/post/${link}`;
const [, , [title, link]] = articles;

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

test.describe('at 1440 px', () => {
  test.use({ viewport: wide });

  for (const [title, link] of articles) {
    test.describe(`the article on ${title}`, () => {
      test('says where it is, what it is and how long it takes', async ({ page }) => {
        await page.goto(address(link));
        const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
        await expect(breadcrumb.getByRole('listitem')).toHaveText(['Home', 'Services', title]);
        await expect(breadcrumb.getByRole('link')).toHaveText(['Home', 'Services']);
        await expect(breadcrumb.getByRole('link', { name: 'Services' })).toHaveAttribute(
          'href',
          '/services',
        );
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await expect(page.getByText(/^\d minutes to read$/)).toBeVisible();
        await expect(page.getByRole('term')).toHaveCount(3);
        await expect(page.getByRole('definition')).toHaveCount(3);
      });

      test('leads to the other services, and not to itself', async ({ page }) => {
        await page.goto(address(link));
        const others = page.getByRole('navigation', { name: 'Other Services' });
        await expect(others.getByRole('listitem')).toHaveText(articles.map(([name]) => name));
        await expect(others.getByRole('link', { name: title, exact: true })).toHaveCount(0);
        await expect(others.getByText(title)).toHaveAttribute('aria-current', 'page');
        for (const [name, other] of articles.filter((each) => each[1] !== link)) {
          await expect(others.getByRole('link', { name, exact: true })).toHaveAttribute(
            'href',
            address(other),
          );
        }
      });

      test('has an outline without gaps, and pictures that arrive', async ({ page }) => {
        await page.goto(address(link));
        const levels = await page
          .getByRole('heading')
          .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName.slice(1))));
        expect(levels.filter((level) => level === 1)).toHaveLength(1);
        levels.reduce((above, level) => {
          expect(level - above).toBeLessThanOrEqual(1);
          return level;
        }, 0);

        const images = page.getByRole('article').locator('img');
        for (const image of await images.all()) {
          await expect(image).toHaveAttribute('width', /^\d+$/);
          await expect(image).toHaveAttribute('height', /^\d+$/);
          await expect(image).toHaveAttribute('alt', /\w/);
          await image.scrollIntoViewIfNeeded();
          await expect(image).not.toHaveJSProperty('naturalWidth', 0);
        }
      });

      test('ends with a next step and the way back, and no form', async ({ page }) => {
        await page.goto(address(link));
        const step = page.getByRole('region', { name: 'Tell us about your business' });
        await expect(step.getByRole('link', { name: 'All services' })).toHaveAttribute(
          'href',
          '/services',
        );
        await expect(footer(page).getByRole('form')).toHaveCount(0);
        await expect(page.getByRole('main').getByRole('form')).toHaveCount(0);
        await step.getByRole('button', { name: 'Free Consultation' }).click();
        await expect(page.getByRole('dialog', { name: 'Contact' })).toBeVisible();
      });
    });
  }

  test('each article has a title and a description of its own, also where it is shared', async ({
    page,
  }) => {
    const titles = new Set<string>();
    const descriptions = new Set<string>();
    for (const [, link] of articles) {
      await page.goto(address(link));
      const title = await page.title();
      const description = await contentOf(page, 'name="description"');
      expect(await contentOf(page, 'property="og:title"')).toBe(title);
      expect(await contentOf(page, 'property="og:description"')).toBe(description);
      expect(await contentOf(page, 'property="og:type"')).toBe('article');
      titles.add(title);
      descriptions.add(description);
    }
    expect(titles.size).toBe(articles.length);
    expect(descriptions.size).toBe(articles.length);
    expect([...titles, ...descriptions]).not.toContain('');
  });

  test('the contents name each section, lead to it and stay in sight', async ({ page }) => {
    await page.goto(address(link));
    const contents = page.getByRole('navigation', { name: 'Contents' });
    const links = contents.getByRole('link');
    expect(await links.count()).toBeGreaterThanOrEqual(3);
    for (const each of await links.all()) {
      const text = (await each.textContent()) ?? '';
      await each.click();
      await expect(
        page.getByRole('heading', { level: 2, name: text, exact: true }),
      ).toBeInViewport();
      await expect(contents).toBeInViewport();
    }
    await expect(page.getByRole('button', { name: /contents/ })).toBeHidden();
  });

  test('there is someone to talk to beside it', async ({ page }) => {
    await page.goto(address(link));
    const card = page.getByRole('region', { name: 'Talk it over first' });
    await expect(card.getByText(/answered within one working day/)).toBeVisible();
    await expect(card.getByRole('link', { name: /Call/ })).toHaveAttribute('href', /^tel:\+\d+$/);
    await card.getByRole('button', { name: 'Free Consultation' }).click();
    await expect(page.getByRole('dialog', { name: 'Contact' })).toBeVisible();
  });

  test('on paper there is the article, and nothing to be pressed', async ({ page }) => {
    await page.goto(address(link));
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('article').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Contents' })).toBeHidden();
    await expect(page.getByRole('article').getByRole('heading', { level: 2 })).not.toHaveCount(0);
  });
});

test.describe('at 390 px', () => {
  test.use({ viewport: phone });

  test('a bar stays at the top, and opens services and contents by keyboard', async ({ page }) => {
    await page.goto(address(link));
    const open = page.getByRole('button', { name: 'Other services and contents' });
    const contents = page.getByRole('navigation', { name: 'Contents' });
    const others = page.getByRole('navigation', { name: 'Other Services' });
    await expect(contents).toBeHidden();
    await expect(others).toBeHidden();

    await tabTo(page, open);
    await page.keyboard.press('Enter');
    await expect(contents).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(contents).toBeHidden();
    await expect(open).toBeFocused();

    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(contents).toBeHidden();
    await expect(open).toBeFocused();

    await page.keyboard.press('Enter');
    const last = contents.getByRole('link').last();
    await tabTo(page, last);
    const text = (await last.textContent()) ?? '';
    await page.keyboard.press('Enter');
    await expect(contents).toBeHidden();
    const heading = page.getByRole('heading', { level: 2, name: text, exact: true });
    await expect(heading).toBeInViewport();
    // The bar is still there, and not on top of what was jumped to.
    await expect(open).toBeInViewport();
    const [above, below] = [await open.boundingBox(), await heading.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  });

  test('the sheet leads to another article', async ({ page }) => {
    await page.goto(address(link));
    await page.getByRole('button', { name: 'Other services and contents' }).click();
    const others = page.getByRole('navigation', { name: 'Other Services' });
    await expect(others.getByText(title)).toHaveAttribute('aria-current', 'page');
    await others.getByRole('link', { name: 'A/B Testing' }).click();
    await expect(page).toHaveURL(/traffic-sales$/);
  });

  test('the sheet becomes a part of the page when the window grows', async ({ page }) => {
    await page.goto(address(link));
    await page.getByRole('button', { name: 'Other services and contents' }).click();
    await page.setViewportSize(wide);
    const contents = page.getByRole('navigation', { name: 'Contents' });
    await expect(contents).toBeVisible();
    await expect(page.locator('[popover]:popover-open')).toHaveCount(0);
  });
});

for (const viewport of [wide, phone]) {
  test.describe(`without JavaScript at ${viewport.width} px`, () => {
    test.use({ viewport, javaScriptEnabled: false });

    test('services and contents are in reach', async ({ page }) => {
      await page.goto(address(link));
      if (viewport === phone) {
        await page.getByRole('button', { name: 'Other services and contents' }).click();
      }
      const contents = page.getByRole('navigation', { name: 'Contents' });
      await expect(contents.getByRole('link').first()).toBeVisible();
      await page
        .getByRole('navigation', { name: 'Other Services' })
        .getByRole('link', { name: 'A/B Testing' })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('A/B Testing');
    });
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing in the ${colorScheme} scheme at ${viewport.width} px`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      await page.goto(address(link));
      const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];
      expect((await new AxeBuilder({ page }).withTags(wcag).analyze()).violations).toEqual([]);
      if (viewport === phone) {
        await page.getByRole('button', { name: 'Other services and contents' }).click();
        expect((await new AxeBuilder({ page }).withTags(wcag).analyze()).violations).toEqual([]);
      }
    });
  }
}

for (const width of [320, 600, 768, 960, 1280, 1920]) {
  test(`nothing sticks out sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const [, link] of articles) {
      await page.goto(address(link));
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, link).toBe(0);
    }
  });
}

async function contentOf(page: Page, attribute: string): Promise<string> {
  return (await page.locator(`meta[${attribute}]`).getAttribute('content')) ?? '';
}
