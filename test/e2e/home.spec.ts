import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './fixtures.ts';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

test.describe('the home page', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('says what the agency is, and leads to the process', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Denver’s premier digital agency',
    );
    await expect(page.getByRole('link', { name: 'Check out the Process' })).toHaveAttribute(
      'href',
      '/process',
    );
  });

  test('names three ways to help, and leads to the agency', async ({ page }) => {
    await page.goto('/');
    const help = page.getByRole('region', { name: 'We’re here to help grow your business' });
    for (const point of ['Online Presence', 'Marketing Strategy', 'Promote Local Sales']) {
      await expect(help.getByRole('heading', { name: point })).toBeVisible();
    }
    await expect(help.getByRole('link', { name: /^Learn More/ })).toHaveAttribute('href', '/about');
  });

  test('shows the first three services with the way to each article', async ({ page }) => {
    await page.goto('/');
    const services = page
      .getByRole('region')
      .filter({ has: page.getByRole('link', { name: 'See More Services' }) });
    const expected = [
      ['Web Application Development', 'webapp-development'],
      ['Website Visitor Analytics', 'data-analytics'],
      ['Website Development', 'web-development'],
    ] as const;
    await expect(services.getByRole('heading', { level: 3 })).toHaveText(
      expected.map(([title]) => title),
    );
    for (const [title, link] of expected) {
      await expect(
        services.getByRole('link', { name: `Learn More about ${title}` }),
      ).toHaveAttribute('href', `/services/post/${link}`);
    }
    await expect(services.getByRole('link', { name: 'See More Services' })).toHaveAttribute(
      'href',
      '/services',
    );
  });

  test('has one outline of headings, without gaps', async ({ page }) => {
    await page.goto('/');
    const levels = await page
      .getByRole('heading')
      .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName.slice(1))));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.reduce((above, level) => {
      expect(level - above).toBeLessThanOrEqual(1);
      return level;
    }, 0);
  });

  test('every picture has a size and arrives', async ({ page }) => {
    await page.goto('/');
    const images = page.locator('img');
    for (const image of await images.all()) {
      await expect(image).toHaveAttribute('width', /^\d+$/);
      await expect(image).toHaveAttribute('height', /^\d+$/);
      await image.evaluate((element) => element.setAttribute('loading', 'eager'));
    }
    await expect
      .poll(() =>
        images.evaluateAll((all) =>
          all.every((image) => image instanceof HTMLImageElement && image.naturalWidth > 0),
        ),
      )
      .toBe(true);
  });

  test('logs what the site before it logged for a screen', async ({ page }) => {
    await page.goto('/');
    const events = await page.evaluate(() => window.analyticsQueue ?? []);
    expect(events).toEqual([
      {
        name: 'screen_view',
        at: expect.any(Number),
        parameters: {
          screen_name: '/',
          page_path: '/',
          page_title: await page.title(),
          firebase_event_origin: 'auto',
          firebase_screen: '/',
          firebase_screen_class: 'HomeComponent',
          screen_class: 'HomeComponent',
          firebase_screen_id: expect.any(Number),
        },
      },
    ]);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 390, 768, 1440]) {
    test(`axe finds nothing in the ${colorScheme} scheme at ${width} px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      const { violations } = await new AxeBuilder({ page }).withTags(wcag).analyze();
      expect(violations).toEqual([]);
    });

    test(`axe finds nothing in menu and dialog, ${colorScheme}, ${width} px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      if (width < 960) {
        await page.getByRole('button', { name: 'Menu' }).click();
        expect((await new AxeBuilder({ page }).withTags(wcag).analyze()).violations).toEqual([]);
      }
      await page.getByRole('button', { name: 'Free Consultation' }).last().click();
      expect((await new AxeBuilder({ page }).withTags(wcag).analyze()).violations).toEqual([]);
    });
  }
}
