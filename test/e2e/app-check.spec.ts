import type { Page, Request } from '@playwright/test';
import { challengeAddress, tokenAddress } from '#contract/app-check.ts';
import { eventsAddress } from '#contract/event-batch.ts';
import { field, fill, newMessage, notSent, openForm, sendButton } from './contact-actions.ts';
import { expect, test } from './fixtures.ts';

const call = '/api/emailMessage';

test('reading costs nothing: the work for a token begins with the first focus in a form', async ({
  page,
}) => {
  const asked = requests(page);
  await page.goto('/privacy');
  const form = await openForm(page);
  expect(asked).toEqual([]);
  await field(form, 'Name').focus();
  await expect.poll(() => asked.map(path)).toEqual([challengeAddress, tokenAddress]);
});

test('the token goes with the call, and serves the next page too', async ({ page }) => {
  const asked = requests(page);
  for (const address of ['/', '/about']) {
    await page.goto(address);
    const form = await openForm(page);
    await fill(form, newMessage());
    await sendButton(form).click();
    await expect(page.getByRole('heading', { name: /Rosa Medina/ })).toBeFocused();
  }
  expect(asked.map(path)).toEqual([challengeAddress, tokenAddress, call, call]);
  const tokens = await Promise.all(asked.slice(2).map(tokenOf));
  expect(tokens[0]).toMatch(/^eyJ/);
  expect(tokens[1]).toBe(tokens[0]);
});

test('the token is replaced before it ends, while the page stays open', async ({ page }) => {
  await page.clock.install();
  const asked = requests(page);
  await page.goto('/privacy');
  await field(await openForm(page), 'Name').focus();
  await expect.poll(() => asked.map(path)).toHaveLength(2);
  await page.clock.fastForward('55:00');
  await expect
    .poll(() => asked.map(path))
    .toEqual(Array(2).fill([challengeAddress, tokenAddress]).flat());
});

test('a clock that is hours off asks for no token more', async ({ page }) => {
  await page.clock.install({ time: Date.now() + 5 * 60 * 60 * 1000 });
  const asked = requests(page);
  await page.goto('/privacy');
  await field(await openForm(page), 'Name').focus();
  await expect.poll(() => asked.map(path)).toEqual([challengeAddress, tokenAddress]);
  await page.clock.fastForward('10:00');
  const form = await openForm(page);
  await fill(form, newMessage());
  await sendButton(form).click();
  await expect(page.getByRole('heading', { name: /Rosa Medina/ })).toBeFocused();
  expect(asked.map(path)).toEqual([challengeAddress, tokenAddress, call]);
});

test.describe('a token that is worn out', () => {
  test.use({ expectedErrors: [/status of 401/] });

  test('is replaced without a word', async ({ page }) => {
    const asked = requests(page);
    await page.goto('/privacy');
    const form = await openForm(page);
    await fill(form, newMessage());
    // As if the visitor, or someone with their token, had sent all that it is good for.
    let refused = false;
    await page.route(`**${call}`, async (route) => {
      const headers = { ...route.request().headers() };
      if (!refused) headers['x-firebase-appcheck'] = 'worn.out.token';
      refused = true;
      await route.continue({ headers });
    });
    await sendButton(form).click();
    await expect(page.getByRole('heading', { name: /Rosa Medina/ })).toBeFocused();
    expect(asked.map(path).filter((address) => address === call)).toHaveLength(2);
  });
});

test.describe('where no token is to be had', () => {
  test.use({ expectedErrors: [/status of (401|503)|AppCheck|App Check/] });

  test('the form says so, keeps the text, and can be posted plainly', async ({ page, host }) => {
    await page.route(`**${challengeAddress}`, (route) => route.fulfill({ status: 503 }));
    await page.goto('/privacy');
    const form = await openForm(page);
    const message = newMessage();
    await fill(form, message);
    await sendButton(form).click();
    const notice = notSent(form);
    await expect(notice).toContainText('not a robot');
    await expect(notice.getByRole('link', { name: /^\(\d{3}\) \d{3}-\d{4}$/ })).toBeVisible();
    await notice.getByRole('button', { name: 'Send without the check' }).click();
    await expect(page).toHaveURL(/\/message-sent$/);
    expect(JSON.stringify(await host.messages())).toContain(message.email);
  });
});

/** The requests of a page to the functions, as they come. */
function requests(page: Page): readonly Request[] {
  const asked: Request[] = [];
  page.on('request', (request) => {
    const isCall = path(request).startsWith('/api/') && path(request) !== eventsAddress;
    if (isCall) asked.push(request);
  });
  return asked;
}

function path(request: Request): string {
  return new URL(request.url()).pathname;
}

function tokenOf(request: Request): Promise<string | null> {
  return request.headerValue('x-firebase-appcheck');
}
