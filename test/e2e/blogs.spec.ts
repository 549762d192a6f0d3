import { blogPage } from '#content-model/content.ts';
import { expect, test } from './fixtures.ts';
import { skipWithout } from './skip-without.ts';

skipWithout('the template of a blog', blogPage.hidden !== true);

test('the comment form keeps its text and requests nothing, by button and by Enter', async ({
  page,
}) => {
  await page.goto('/blogs', { waitUntil: 'networkidle' });
  const requests: string[] = [];
  page.on('request', (request) => {
    // The footer's pictures and scripts load as it comes near.
    const isLate = ['image', 'script'].includes(request.resourceType());
    if (!isLate && !request.url().endsWith('/api/events')) requests.push(request.url());
  });
  const form = page.getByRole('main').getByRole('form');
  const [send, fields] = [form.getByRole('button'), form.getByRole('textbox')];
  await send.click();
  await expect(form.locator(':invalid')).toHaveCount(3);
  const texts = ['Rosa', 'rosa@shop.example', 'Do you bake, too?'];
  for (const [index, text] of texts.entries()) await fields.nth(index).fill(text);
  await expect(form.locator(':invalid')).toHaveCount(0);
  await send.click();
  await fields.first().press('Enter');
  for (const [index, text] of texts.entries()) await expect(fields.nth(index)).toHaveValue(text);
  expect(requests).toEqual([]);
  await expect(page).toHaveURL('/blogs');
});
