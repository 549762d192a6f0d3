import type { Locator, Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { expect, test } from './fixtures.ts';
import { expectNoViolations } from './no-violations.ts';

const comment = { Name: 'Rosa Medina', Email: 'rosa@shop.example', Comment: 'Do you bake, too?' };
const nothingPosted = 'Nothing was posted. What you typed is still here.';

test('the page says that it is a template: a post, its sidebar and its sample comments', async ({
  page,
}) => {
  await page.goto('/blogs');
  await test.step('the page says that it is a template, and search engines leave it out', async () => {
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

test('no page leads to it', async ({ request }) => {
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

test.describe('the comment form', () => {
  test('says what is missing or no email address beside each field, once it is left, and takes the reader to the first', async ({
    page,
  }) => {
    const form = await openForm(page);
    await test.step('says what is missing beside each field, and takes the reader to the first', async () => {
      await form.getByRole('button', { name: 'Post comment' }).click();
      for (const name of Object.keys(comment)) {
        await expect(field(form, name)).toHaveAttribute('required');
        await expect(field(form, name)).toHaveAttribute('aria-invalid', 'true');
        await expect(field(form, name)).toHaveAccessibleDescription(/\w+/);
      }
      await expect(field(form, 'Name')).toBeFocused();
      await expect(form.getByRole('status')).toBeEmpty();

      await field(form, 'Name').fill(comment.Name);
      await expect(field(form, 'Name')).not.toHaveAttribute('aria-invalid');
      await expect(field(form, 'Email')).toHaveAttribute('aria-invalid', 'true');
    });
    await test.step('refuses what is no email address, once the field is left', async () => {
      await fill(form);
      await field(form, 'Email').fill('');
      await field(form, 'Email').pressSequentially('rosa@');
      await expect(field(form, 'Email')).not.toHaveAttribute('aria-invalid');
      await page.keyboard.press('Tab');
      await expect(field(form, 'Email')).toHaveAccessibleDescription(/name@shop\.com/);
      await form.getByRole('button', { name: 'Post comment' }).click();
      await expect(field(form, 'Email')).toBeFocused();
      await expect(form.getByRole('status')).toBeEmpty();
    });
  });

  test('posts nothing, says so, and keeps what was typed', async ({ page }) => {
    const form = await openForm(page);
    await fill(form);
    await page.waitForLoadState('networkidle');
    const asked = requests(page);
    await form.getByRole('button', { name: 'Post comment' }).click();
    await expect(form.getByRole('status')).toHaveText(nothingPosted);
    await field(form, 'Email').press('Enter');
    for (const [name, text] of Object.entries(comment)) {
      await expect(field(form, name)).toHaveValue(text);
    }
    expect(asked).toEqual([]);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/blogs');
    await field(form, 'Comment').press('x');
    await expect(form.getByRole('status')).toBeEmpty();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the comment form asks for every field, and leads nowhere', async ({ page }) => {
    await page.goto('/blogs');
    const form = page.getByRole('form', { name: 'Leave a comment' });
    await expect(form.getByText('it sends nothing and keeps nothing')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const asked = requests(page);
    await form.getByRole('button', { name: 'Post comment' }).click();
    await expect(form.locator(':invalid')).toHaveCount(3);
    await fill(form);
    await expect(form.locator(':invalid')).toHaveCount(0);
    await form.getByRole('button', { name: 'Post comment' }).click();
    await field(form, 'Name').press('Enter');
    for (const [name, text] of Object.entries(comment)) {
      await expect(field(form, name)).toHaveValue(text);
    }
    expect(asked).toEqual([]);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/blogs');
  });
});

test('axe finds nothing in the form with problems, nor after a try', async ({ page }) => {
  const form = await openForm(page);
  const looks = { part: 'main', widths: [390, 1440] };
  await form.getByRole('button', { name: 'Post comment' }).click();
  await expect(field(form, 'Name')).toBeFocused();
  await expectNoViolations(page, { ...looks, state: 'with problems' });
  await fill(form);
  await form.getByRole('button', { name: 'Post comment' }).click();
  await expect(form.getByRole('status')).toHaveText(nothingPosted);
  await expectNoViolations(page, { ...looks, state: 'after a try' });
});

/** Brings the comment form into view and waits until React has it. */
async function openForm(page: Page): Promise<Locator> {
  await page.goto('/blogs');
  const form = page.getByRole('form', { name: 'Leave a comment' });
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveAttribute('novalidate');
  return form;
}

function field(form: Locator, name: string): Locator {
  return form.getByRole('textbox', { name, exact: true });
}

async function fill(form: Locator): Promise<void> {
  for (const [name, text] of Object.entries(comment)) await field(form, name).fill(text);
}

/** Every address that the page asks for from now on, pictures further down the page aside. */
function requests(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') asked.push(`${request.method()} ${request.url()}`);
  });
  return asked;
}
