import { blogPage } from '#contract/content/content.ts';
import { expect, test } from './fixtures.ts';
import { skipWithout } from './skip-without.ts';

skipWithout('the template of a blog', blogPage.hidden !== true);

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript: ${javaScriptEnabled}`, () => {
    test.use({ javaScriptEnabled });

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
      const send = form.getByRole('button');
      await send.click();
      await expect(form.locator(':invalid')).toHaveCount(3);
      const texts = ['Rosa', 'rosa@shop.example', 'Do you bake, too?'];
      const fields = texts.map((text, index) => {
        return { text, field: form.getByRole('textbox').nth(index) };
      });
      for (const { field, text } of fields) await field.fill(text);
      await expect(form.locator(':invalid')).toHaveCount(0);
      await send.click();
      await fields[0]?.field.press('Enter');
      for (const { field, text } of fields) await expect(field).toHaveValue(text);
      expect(requests).toEqual([]);
      await expect(page).toHaveURL('/blogs');
    });
  });
}
