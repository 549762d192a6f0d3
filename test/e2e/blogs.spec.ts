import { parse } from 'node-html-parser';
import { expect, test } from './fixtures.ts';

const comment = { Name: 'Rosa Medina', Email: 'rosa@shop.example', Comment: 'Do you bake, too?' };

test('shows a template: a post, its sidebar and its sample comments', async ({ page }) => {
  await page.goto('/blogs');
  await test.step('it says that it is a template, and search engines leave it out', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
    await expect(page.getByText('This page is a template with placeholder text.')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
  await test.step('a post, its sidebar and its sample comments are there', async () => {
    await expect(page.getByRole('article', { name: /^The title of a post/ })).toBeVisible();
    const sidebar = page.getByRole('complementary', { name: 'About the blog' });
    for (const name of ['About this blog', 'Recent posts', 'Categories']) {
      await expect(sidebar.getByRole('heading', { name })).toBeVisible();
    }
    const comments = page.getByRole('article', { name: /^Comment by / });
    await expect(comments).toHaveCount(3);
    for (const one of await comments.all()) await expect(one).toContainText('Sample');
  });
});

test('no page links to it', async ({ request }) => {
  for (const path of ['/', '/about', '/process', '/clients', '/services', '/services/post/seo']) {
    const served = parse(await (await request.get(path)).text());
    const links = served.querySelectorAll('a[href]').map((link) => link.getAttribute('href') ?? '');
    expect(links, path).not.toHaveLength(0);
    expect(
      links.filter((href) => /\/blogs?\b/.test(href)),
      path,
    ).toEqual([]);
  }
  const nowhere = await request.get('/there-is-no-such-page');
  expect(await nowhere.text()).not.toContain('/blogs');
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript: ${javaScriptEnabled}`, () => {
    test.use({ javaScriptEnabled });

    test('the comment form requires every field and posts nothing', async ({ page }) => {
      await page.goto('/blogs');
      const form = page.getByRole('form', { name: 'Leave a comment' });
      await expect(form.getByText('it sends nothing and keeps nothing')).toBeVisible();
      await page.waitForLoadState('networkidle');
      const requests: string[] = [];
      page.on('request', (request) => {
        // Pictures and the script of the form in the footer may still come.
        if (!['image', 'script'].includes(request.resourceType())) requests.push(request.url());
      });
      await form.getByRole('button', { name: 'Post comment' }).click();
      await expect(form.locator(':invalid')).toHaveCount(3);
      for (const [name, text] of Object.entries(comment)) {
        await form.getByRole('textbox', { name, exact: true }).fill(text);
      }
      await expect(form.locator(':invalid')).toHaveCount(0);
      await form.getByRole('button', { name: 'Post comment' }).click();
      await form.getByRole('textbox', { name: 'Name' }).press('Enter');
      for (const [name, text] of Object.entries(comment)) {
        await expect(form.getByRole('textbox', { name, exact: true })).toHaveValue(text);
      }
      expect(requests.filter((url) => !url.endsWith('/api/events'))).toEqual([]);
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/blogs');
    });
  });
}
