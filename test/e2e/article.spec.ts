import type { Locator, Page } from '@playwright/test';
import { pageTitles } from '#site/page-meta/page-title.ts';
import { boxOf } from './box-of.ts';
import { footer, tabTo } from './contact-actions.ts';
import { expect, test } from './fixtures.ts';
import { walkBackByKeyboard } from './keyboard-walk.ts';
import { expectNoViolations } from './no-violations.ts';
import { agency } from './site-content.ts';

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

  test('each of the articles says what it is, leads through itself and on, and has a title of its own', async ({
    page,
  }) => {
    const titles = new Set<string>();
    const descriptions = new Set<string>();
    for (const [title, link] of articles) {
      await page.goto(address(link));
      await test.step('each article says where it is, what it is and how long it takes', async () => {
        const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
        await expect(breadcrumb.getByRole('listitem')).toHaveText(['Home', 'Services', title]);
        await expect(breadcrumb.getByRole('link')).toHaveText(['Home', 'Services']);
        await expect(breadcrumb.getByRole('link', { name: 'Services' })).toHaveAttribute(
          'href',
          '/services',
        );
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await expect(page.getByText(/^\d+ minutes? to read$/)).toBeVisible();
        await expect(page.getByRole('term')).toHaveCount(3);
        await expect(page.getByRole('definition')).toHaveCount(3);
      });
      await test.step('each article leads to the other services, and not to itself', async () => {
        await expect(others(page).getByRole('listitem')).toHaveText(articles.map(([name]) => name));
        await expect(others(page).getByText(title)).toHaveAttribute('aria-current', 'page');
        const rest = articles.filter((each) => each[1] !== link);
        await expect(others(page).getByRole('link')).toHaveCount(rest.length);
        for (const [name, other] of rest) {
          await expect(others(page).getByRole('link', { name, exact: true })).toHaveAttribute(
            'href',
            address(other),
          );
        }
      });
      await test.step('each article has a title and a description of its own, also where it is shared', async () => {
        const titled = await page.title();
        const description = await contentOf(page, 'name="description"');
        const shared = await contentOf(page, 'property="og:title"');
        expect(titled).toBe(pageTitles(agency.name, shared).fullTitle);
        expect(await contentOf(page, 'property="og:description"')).toBe(description);
        expect(await contentOf(page, 'property="og:type"')).toBe('article');
        titles.add(titled);
        descriptions.add(description);
      });
      await test.step('the contents name each section, lead to it, mark it and stay in sight', async () => {
        const current = contents(page).locator('[aria-current]');
        await expect(current).toHaveCount(0);
        const links = contents(page).getByRole('link');
        expect(await links.count()).toBeGreaterThanOrEqual(3);
        for (const each of await links.all()) {
          const text = await textOf(each);
          await each.click();
          await expect(sectionHeading(page, text)).toBeInViewport();
          await expect(contents(page)).toBeInViewport();
          await expect(current).toHaveText([text]);
          await expect(current).toHaveAttribute('aria-current', 'location');
        }
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        await expect(current).toHaveCount(0);
      });
      await test.step('all of the articles end with a next step and the way back, and no form', async () => {
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
    }
    expect(titles.size).toBe(articles.length);
    expect(descriptions.size).toBe(articles.length);
    expect([...titles, ...descriptions]).not.toContain('');
    await expect(opener(page)).toBeHidden();
  });

  test('the keyboard comes to the text first; there is someone to talk to beside it; on paper nothing is to be pressed', async ({
    page,
  }) => {
    await page.goto(address(link));
    await test.step('the keyboard comes to the text first, and to the lists beside it after it', async () => {
      const texts = await page.getByRole('article').evaluate((article) => {
        const selector = 'h2[id], [aria-labelledby="other-services-heading"]';
        return [...article.querySelectorAll(selector)].map(({ tagName }) => tagName);
      });
      expect(texts.indexOf('NAV')).toBeGreaterThan(texts.indexOf('H2'));
      const [text, list] = await Promise.all([
        boxOf(page.getByRole('article').locator('h2[id]').first()),
        boxOf(others(page)),
      ]);
      expect(text.x + text.width).toBeLessThanOrEqual(list.x);
    });
    await test.step('there is someone to talk to beside it, and an invented number says so', async () => {
      const card = page.getByRole('region', { name: 'Talk it over first' });
      await expect(card).toContainText(`answered within ${agency.answersWithin}`);
      await expect(card.getByRole('link')).toHaveAccessibleName(`Call ${agency.phone.display}`);
      const step = page.getByRole('region', { name: 'Tell us about your business' });
      for (const part of [card, step]) {
        const mark = part.getByText('Sample', { exact: true });
        await expect(mark).toHaveCount(agency.sample ? 1 : 0);
      }
      await card.getByRole('button', { name: 'Free Consultation' }).click();
      await expect(page.getByRole('dialog', { name: 'Contact' })).toBeVisible();
      await page.keyboard.press('Escape');
    });
    await test.step('on paper there is the article, and nothing to be pressed', async () => {
      for (const viewport of [wide, phone]) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ media: 'print' });
        await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
        await expect(contents(page)).toBeHidden();
        await expect(page.getByRole('article').getByRole('heading', { level: 2 })).not.toHaveCount(
          0,
        );
        await page.emulateMedia({ media: 'screen' });
        if (viewport === wide) continue;
        await opener(page).click();
        await page.emulateMedia({ media: 'print' });
        await expect(contents(page)).toBeHidden();
      }
    });
  });
});

test.describe('at 390 px', () => {
  test.use({ viewport: phone });

  test('a bar stays at the top, and opens services and contents as a modal dialog', async ({
    page,
  }) => {
    await page.goto(address(link));
    await expect(contents(page)).toBeHidden();
    await expect(others(page)).toBeHidden();
    await expect(sheet(page)).toHaveCount(0);

    const dialogAtFocus = await page.evaluateHandle(dialogWhenFocusMovesIn);
    await tabTo(page, opener(page));
    await page.keyboard.press('Enter');
    expect(await dialogAtFocus.evaluate(({ name }) => name)).toBe(await opener(page).textContent());
    await expect(sheet(page)).toHaveAttribute('aria-modal', 'true');
    await expect(close(page)).toBeFocused();
    await expectModal(page);
    await page.keyboard.press('Escape');
    await expectClosed(page);

    await page.keyboard.press('Space');
    await expect(close(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expectClosed(page);

    // A finger beside the sheet, on what lies behind it.
    await opener(page).click();
    await expect(sheet(page)).toBeVisible();
    await page.mouse.click(200, 80);
    await expectClosed(page);
    await expect(page).toHaveURL(address(link));
  });

  test('a link of its contents closes the sheet, and jumps clear of the bar', async ({ page }) => {
    await page.goto(address(link));
    await tabTo(page, opener(page));
    await page.keyboard.press('Enter');
    const last = contents(page).getByRole('link').last();
    await tabTo(page, last);
    const text = await textOf(last);
    await page.keyboard.press('Enter');
    await expect(contents(page)).toBeHidden();
    const heading = sectionHeading(page, text);
    await expect(heading).toBeInViewport();
    await expect(opener(page)).toBeInViewport();
    const [bar, below] = [await boxOf(opener(page)), await boxOf(heading)];
    expect(bar.y + bar.height).toBeLessThanOrEqual(below.y);

    // By its place, since a test's own click would first scroll to where the bar begins.
    await page.mouse.click(100, 25);
    await expect(contents(page).locator('[aria-current]')).toHaveText([text]);
  });

  test('the sheet leads to another article, and is closed on the way back', async ({ page }) => {
    await page.goto(address(link));
    await opener(page).click();
    await expect(others(page).getByText(title)).toHaveAttribute('aria-current', 'page');
    // What a page hears that the browser keeps for the way back, which one under test does not.
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })),
    );
    await expectClosed(page);

    await opener(page).click();
    await others(page).getByRole('link', { name: 'A/B Testing' }).click();
    await expect(page).toHaveURL(/traffic-sales$/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(contents(page)).toBeHidden();
  });

  test('the sheet becomes a part of the page when the window grows', async ({ page }) => {
    await page.goto(address(link));
    await opener(page).click();
    await expect(sheet(page)).toBeVisible();
    await page.setViewportSize(wide);
    await expect(contents(page)).toBeVisible();
    await expect(sheet(page)).toHaveCount(0);
    await expect(page.locator('[inert], :popover-open')).toHaveCount(0);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });

  test('a call is one tap away, in a bar of one row', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(address(link));
    const call = page.getByRole('main').getByRole('link', { name: /^Call/ });
    await expect(call).toHaveAccessibleName(`Call ${agency.phone.display}`);
    await expect(call).toHaveAttribute('href', `tel:${agency.phone.international}`);
    for (const size of ['100%', '200%']) {
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), size);
      const [open, phone] = [await boxOf(opener(page)), await boxOf(call)];
      expect(open.x + open.width).toBeLessThanOrEqual(phone.x);
      expect(phone.y).toBeLessThan(open.y + open.height);
      expect(Math.min(phone.width, phone.height)).toBeGreaterThanOrEqual(44);
      const cut = await opener(page).evaluate(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      );
      expect(cut, size).toBe(0);
    }
  });

  test('on the way back through the sheet no stop lies under its Close', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 600 });
    await page.goto(address(link));
    await opener(page).click();
    await tabTo(page, contents(page).getByRole('link').last());
    const { missed, covered } = await walkBackByKeyboard(page);
    expect({ missed, covered }).toEqual({ missed: [], covered: [] });
  });

  test('axe finds nothing in the open sheet', async ({ page }) => {
    await page.goto(address(link));
    await opener(page).click();
    await expect(sheet(page)).toBeVisible();
    await expectNoViolations(page, { widths: [320, 390, 768], state: 'with the sheet open' });
    await expect(sheet(page)).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('services and contents are in reach', async ({ page }) => {
    for (const viewport of [wide, phone]) {
      await page.setViewportSize(viewport);
      await page.goto(address(link));
      await expect(opener(page)).toBeHidden();
      const last = contents(page).getByRole('link').last();
      await last.click();
      await expect(sectionHeading(page, await textOf(last))).toBeInViewport();
      await others(page).getByRole('link', { name: 'A/B Testing' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('A/B Testing');
    }
  });
});

const opener = (page: Page) => page.getByRole('button', { name: 'Other services and contents' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Other services and contents' });
const close = (page: Page) => sheet(page).getByRole('button', { name: 'Close' });
const contents = (page: Page) => page.getByRole('navigation', { name: 'Contents' });
const others = (page: Page) => page.getByRole('navigation', { name: 'Other Services' });

const sectionHeading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name, exact: true });

/** What the dialog is called at the moment the focus goes into it, as a screen reader tells. */
function dialogWhenFocusMovesIn() {
  const name = new Promise<string | null>((resolve) => {
    const onFocus = ({ target }: FocusEvent) => {
      const sheet = target instanceof Element && target.closest('[popover]');
      if (!sheet) return;
      removeEventListener('focusin', onFocus);
      resolve(sheet.role === 'dialog' ? sheet.ariaLabel : null);
    };
    addEventListener('focusin', onFocus);
  });
  return { name };
}

/** Neither the keyboard nor the wheel nor a screen reader comes to the page behind the sheet. */
async function expectModal(page: Page) {
  const stops = await sheet(page).locator('a:visible, button:visible').count();
  for (let presses = 0; presses < stops + 3; presses += 1) {
    await page.keyboard.press('Tab');
    const isInside = await sheet(page).evaluate((element) => {
      const { activeElement } = document;
      return activeElement === document.body || element.contains(activeElement);
    });
    expect(isInside).toBe(true);
  }
  for (const behind of [page.getByRole('heading', { level: 1 }), footer(page), opener(page)]) {
    await expect(behind.locator('xpath=ancestor-or-self::*[@inert]')).not.toHaveCount(0);
  }

  const place = await page.evaluate(() => scrollY);
  await page.mouse.move(200, 80);
  await page.mouse.wheel(0, 600);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await page.evaluate(() => scrollY)).toBe(place);
}

async function expectClosed(page: Page) {
  await expect(contents(page)).toBeHidden();
  await expect(sheet(page)).toHaveCount(0);
  await expect(page.locator('[inert]')).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
}

async function textOf(locator: Locator): Promise<string> {
  return (await locator.textContent()) ?? '';
}

async function contentOf(page: Page, attribute: string): Promise<string> {
  return (await page.locator(`meta[${attribute}]`).getAttribute('content')) ?? '';
}
