import type { Page } from '@playwright/test';
import { challengeAddress, tokenAddress } from '#contract/app-check.ts';
import { contactFormAddress } from '#contract/plain-form.ts';
import { failureText } from '#site/sections/contact/form/failure-text.ts';
import {
  expectSent,
  expectTexts,
  field,
  fill,
  newMessage,
  notSent,
  openForm,
  sendButton,
  storedFrom,
  visitForm,
} from './contact-actions.ts';
import { expect, test } from './fixtures.ts';

test.use({
  // What the browser and the SDK log about what does not work.
  expectedErrors: [
    /Failed to (?:load|fetch)|App ?Check|app-check|dynamically imported|Opener-Policy|origin-keyed|opt-in disabled|A request to http:\/\/shop-pc/,
  ],
});

/** What keeps a browser from getting a token. */
const obstacles: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'a database of the browser that never answers': (page) =>
    page.addInitScript(() => {
      Object.defineProperty(IDBFactory.prototype, 'open', { value: () => new EventTarget() });
    }),
  'a worker that is blocked': (page) =>
    page.addInitScript(() => {
      Reflect.set(window, 'Worker', function Blocked() {
        throw new DOMException('denied', 'SecurityError');
      });
    }),
  'an SDK that is blocked': (page) =>
    page.route('**/firebase-callable.*.js', (route) => route.abort()),
  'an SDK that never comes': (page) => page.route('**/firebase-callable.*.js', () => undefined),
  'a challenge that is refused': (page) =>
    page.route(`**${challengeAddress}`, (route) => route.fulfill({ status: 503 })),
  'a token that never comes': (page) => page.route(`**${tokenAddress}`, () => undefined),
};

for (const [name, block] of Object.entries(obstacles)) {
  test(`posts the form plainly within 5 s with ${name}`, async ({ page, host }) => {
    await page.clock.install();
    await block(page);
    const message = newMessage();
    const form = await visitForm(page);
    await fill(form, message);
    // Nothing that waits longer than this ends.
    await page.clock.pauseAt(Date.now() + 1_000);
    await sendButton(form).click();
    await page.clock.runFor(5_000);
    await expect(page).toHaveURL(/\/message-sent#sent$/);
    expect(await storedFrom(host, message)).toHaveLength(1);
  });
}

test('posts it at once where 5 s have passed since the first focus', async ({ page, host }) => {
  await page.clock.install();
  await page.route(`**${challengeAddress}`, () => undefined);
  const message = newMessage();
  const form = await visitForm(page);
  await fill(form, message);
  await page.clock.fastForward(5_000);
  await page.clock.pauseAt(Date.now() + 60_000);
  await sendButton(form).click();
  await page.clock.runFor(1);
  await expect(page).toHaveURL(/\/message-sent#sent$/);
  expect(await storedFrom(host, message)).toHaveLength(1);
});

test('posts it on plain HTTP in a local network, where the check cannot run', async ({
  page,
  host,
}) => {
  const { port } = new URL(host.url);
  const message = newMessage();
  await page.goto(`http://shop-pc.test:${port}/privacy`);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  const form = await openForm(page);
  await fill(form, message);
  await sendButton(form).click();
  await expect(page).toHaveURL(/\/message-sent#sent$/);
  expect(await storedFrom(host, message)).toHaveLength(1);
});

test('sends it in the page where nothing can be stored, and with a clock that is years off', async ({
  page,
}) => {
  await page.clock.setSystemTime(new Date('2019-01-01T00:00:00Z'));
  await page.addInitScript(() => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    Storage.prototype.setItem = full;
    IDBFactory.prototype.open = full;
    for (const name of ['BroadcastChannel', 'locks']) {
      Reflect.deleteProperty(window, name);
      Reflect.deleteProperty(Navigator.prototype, name);
    }
  });
  const form = await visitForm(page);
  await fill(form, newMessage());
  await sendButton(form).click();
  await expectSent(page);
});

for (const status of [422, 'nothing'] as const) {
  test(`going back from a plain post that was answered with ${status} shows the text`, async ({
    page,
  }) => {
    await page.route(`**${challengeAddress}`, (route) => route.abort());
    await page.route(`**${contactFormAddress}`, (route) =>
      status === 'nothing'
        ? route.abort()
        : route.fulfill({ status, contentType: 'text/html', body: '<h1>No</h1>' }),
    );
    const message = newMessage();
    const posted = await visitForm(page);
    await fill(posted, message);
    const post = page.waitForRequest(`**${contactFormAddress}`);
    await sendButton(posted).click();
    await post;
    await expect(posted).toHaveCount(0);
    await page.goBack();
    const form = await openForm(page);
    await expectTexts(form, message);
    await expect(sendButton(form)).toBeVisible();
  });
}

test('unlocks the form if the browser does not leave it, and shows that a retry is safe', async ({
  page,
}) => {
  await page.clock.install();
  await page.route(`**${challengeAddress}`, (route) => route.abort());
  await page.route(`**${contactFormAddress}`, (route) => route.fulfill({ status: 204 }));
  const message = newMessage();
  const form = await visitForm(page);
  await fill(form, message);
  const post = page.waitForRequest(`**${contactFormAddress}`);
  await sendButton(form).click();
  await post;
  await page.clock.fastForward(5_000);
  await expect(notSent(form)).toContainText(failureText({ kind: 'failed', reason: 'timeout' }));
  await expect(sendButton(form)).toHaveAttribute('aria-disabled', 'false');
  await expect(field(form, 'name')).toBeEditable();
  await expectTexts(form, message);
});
