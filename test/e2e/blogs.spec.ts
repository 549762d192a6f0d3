import { expect, test } from './fixtures.ts';

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
      const form = page.getByRole('form', { name: 'Leave a comment' });
      const send = form.getByRole('button', { name: 'Post comment' });
      await send.click();
      await expect(form.locator(':invalid')).toHaveCount(3);
      const comment = { Name: 'Rosa', Email: 'rosa@shop.example', Comment: 'Do you bake, too?' };
      const fields = Object.entries(comment).map(([name, text]) => {
        return { text, field: form.getByRole('textbox', { name, exact: true }) };
      });
      for (const { field, text } of fields) await field.fill(text);
      await expect(form.locator(':invalid')).toHaveCount(0);
      await send.click();
      await form.getByRole('textbox', { name: 'Name' }).press('Enter');
      for (const { field, text } of fields) await expect(field).toHaveValue(text);
      expect(requests).toEqual([]);
      await expect(page).toHaveURL('/blogs');
    });
  });
}
