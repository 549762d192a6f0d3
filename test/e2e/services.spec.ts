import { homePage, services, servicesPage } from '#contract/content/content.ts';
import { expect, test } from './fixtures.ts';
import { skipWithout } from './skip-without.ts';

const { start } = servicesPage;
skipWithout('questions that lead to a service', start !== undefined);
const heading = start?.heading ?? '';
const answers = (start?.questions ?? []).flatMap((question) => question.answers);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each answer leads to its service on the page', async ({ page }) => {
    for (const { text, service } of answers) {
      await page.goto('/services');
      const title = services.find(({ link }) => link === service)?.title ?? '';
      const questions = page.getByRole('region', { name: heading, exact: true });
      await questions.getByRole('link', { name: `${text} ${title}` }).click();
      await expect(page).toHaveURL(`/services#${service}`);
      const name = page.getByRole('heading', { name: title, exact: true });
      await expect(name).toBeInViewport();
    }
  });
});

test('the home page leads to the questions', async ({ page }) => {
  const link = homePage.services.startLink ?? '';
  skipWithout('a link to them on the home page', link !== '');
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: link }).click();
  await expect(page).toHaveURL('/services#start');
  await expect(page.getByRole('heading', { name: heading, exact: true })).toBeInViewport();
});
