import { blogPage } from '#content-model/content.ts';
import { expect, test } from './fixtures.ts';
import { skipWithout } from './skip-without.ts';

skipWithout('the template of a blog', blogPage.hidden !== true);

test('the comment form keeps its text and posts nowhere, by button and by Enter', async ({
  page,
}) => {
  await page.goto('/blogs');
  const sent: string[] = [];
  page.on('request', (request) => {
    const text = `${request.url()} ${request.postData() ?? ''}`;
    if (request.isNavigationRequest() || text.includes('Rosa')) sent.push(text);
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
  expect(sent).toEqual([]);
  await expect(page).toHaveURL('/blogs');
});
