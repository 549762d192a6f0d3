import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { expect, test } from './fixtures.ts';
import { loggedEventNames, loggedEvents } from './logged-events.ts';

const memberSchema = z.object({
  sample: z.boolean(),
  name: z.string(),
  title: z.string(),
  alt: z.string(),
});
const [founder] = z
  .tuple([memberSchema], memberSchema)
  .parse(parse(readFileSync('content/team.yaml', 'utf8')));

test.describe('the about page', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('Contact Us at its head and at its end opens the contact dialog, and is logged', async ({
    page,
  }) => {
    await page.goto('/about');
    const expected = ['screen_view'];
    for (const place of [0, 1]) {
      const open = page.getByRole('main').getByRole('button', { name: 'Contact Us' }).nth(place);
      await open.click();
      const dialog = page.getByRole('dialog', { name: 'Contact' });
      await expect(dialog).toBeVisible();
      expected.push('open_contact');
      expect(await loggedEventNames(page)).toEqual(expected);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(open).toBeFocused();
    }
  });

  test('says what the agency is there for, what can be counted and who it is, and leads to the process', async ({
    page,
  }) => {
    await page.goto('/about');
    await test.step('says what the agency is there for, and what can be counted', async () => {
      const mission = page.getByRole('region', { name: 'Our mission' });
      await expect(mission.getByRole('paragraph')).not.toBeEmpty();
      await expect(mission.getByRole('listitem')).toHaveText([
        '3+ Happy Clients',
        '5+ Projects Completed',
        '3+ Running Projects',
      ]);
    });
    await test.step('a house has as many storeys as it counts', async () => {
      const houses = page.getByRole('region', { name: 'Our mission' }).getByRole('listitem');
      const heights = await houses.evaluateAll((items) =>
        items.map((item) => item.querySelector('svg')?.getBoundingClientRect().height ?? 0),
      );
      expect(heights[1]).toBeGreaterThan(heights[0] ?? 0);
      expect(heights[2]).toBeCloseTo(heights[0] ?? 0, 0);
    });
    await test.step('shows the first of the team, and marks who is a sample', async () => {
      const { sample, name, title, alt } = founder;
      const part = page.getByRole('region', { name: 'Who you talk to' });
      await expect(part.getByRole('img', { name: alt })).toBeVisible();
      const heading = part.getByRole('heading', { level: 3, name });
      await expect(heading.getByText('Sample', { exact: true })).toHaveCount(sample ? 1 : 0);
      await expect(part.getByText(title, { exact: true })).toBeVisible();
      const unquoted = heading.locator('xpath=ancestor::*[@data-nosnippet]');
      await expect(unquoted).toHaveCount(sample ? 1 : 0);
    });
    await test.step('is a screen of its own, and says so to search engines', async () => {
      const [view] = await loggedEvents(page);
      expect(view).toMatchObject({
        name: 'screen_view',
        parameters: { screen_name: '/about', screen_class: 'AboutComponent' },
      });
      expect((await page.title()).length).toBeLessThanOrEqual(60);
      const description = page.locator('meta[name="description"]');
      await expect(description).toHaveAttribute('content', /^.{110,155}$/);
    });
    await test.step('View Process leads to the process', async () => {
      await page.getByRole('main').getByRole('link', { name: 'View Process' }).click();
      await expect(page).toHaveURL(/\/process$/);
    });
  });
});
