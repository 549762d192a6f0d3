import { services, servicesPage } from '#contract/content/content.ts';
import { expect, test } from './fixtures.ts';
import { skipWithout } from './skip-without.ts';

const { start } = servicesPage;
skipWithout('questions that lead to a service', start !== undefined);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an answer leads to its service on the page', async ({ page }) => {
    const { text = '', service = '' } = start?.questions[0]?.answers[0] ?? {};
    await page.goto('/services');
    const title = services.find(({ link }) => link === service)?.title ?? '';
    const questions = page.getByRole('region', { name: start?.heading ?? '', exact: true });
    await questions.getByRole('link', { name: `${text} ${title}` }).click();
    await expect(page).toHaveURL(`/services#${service}`);
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeInViewport();
  });
});
