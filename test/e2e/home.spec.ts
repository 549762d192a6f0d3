import { expect, test } from './fixtures.ts';
import { loggedEvents } from './logged-events.ts';

test.describe('the home page', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('says what the agency is, how it helps and with which services, and leads to each', async ({
    page,
  }) => {
    await page.goto('/');
    await test.step('says what the agency is, and leads to the process', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Denver’s premier digital agency',
      );
      await expect(page.getByRole('link', { name: 'Check out the Process' })).toHaveAttribute(
        'href',
        '/process',
      );
    });
    await test.step('names three ways to help, and leads to the agency', async () => {
      const help = page.getByRole('region', { name: 'We’re here to help grow your business' });
      for (const point of ['Online Presence', 'Marketing Strategy', 'Promote Local Sales']) {
        await expect(help.getByRole('heading', { name: point })).toBeVisible();
      }
      await expect(help.getByRole('link', { name: /^Learn More/ })).toHaveAttribute(
        'href',
        '/about',
      );
    });
    await test.step('shows the first three services with the way to each article', async () => {
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
    await test.step('logs what the site before it logged for a screen', async () => {
      expect(await loggedEvents(page)).toEqual([
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
});
