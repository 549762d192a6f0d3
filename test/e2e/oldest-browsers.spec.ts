import { checkPage, homePage } from '#content-model/content.ts';
import {
  button,
  expectSent,
  field,
  fill,
  formIn,
  newMessage,
  openForm,
  sendButton,
} from './contact-actions.ts';
import { expect, test } from './fixtures.ts';
import { skipWithout } from './skip-without.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Takes away what the scripts ask of a browser and the oldest ones of `astro.config.ts` lack. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    for (const [holder, name] of [
      [String.prototype, 'isWellFormed'],
      [String.prototype, 'toWellFormed'],
      [Intl, 'Segmenter'],
      [Navigator.prototype, 'userActivation'],
    ] as const) {
      Reflect.deleteProperty(holder, name);
    }
    Object.defineProperty(document, 'querySelectorAll', {
      value: (selector: string) => {
        if (selector.includes(':has(')) throw new SyntaxError(`${selector} is no selector`);
        return document.documentElement.querySelectorAll(selector);
      },
    });
  });
});

test('a message can be typed and sent', async ({ page }) => {
  await page.goto('/');
  const form = await openForm(page);
  await fill(form, newMessage());
  await sendButton(form).click();
  await expectSent(page);
});

test('a name of one long word comes onto the street', async ({ page }) => {
  const { sign } = homePage;
  skipWithout('a sign in the street', sign !== undefined);
  await page.goto('/');
  await page.getByRole('textbox', { name: sign?.label ?? '', exact: true }).fill('x'.repeat(39));
  await button(page.getByRole('main'), sign?.button ?? '').click();
  await expect(page.getByText(sign?.up ?? '', { exact: true })).toBeVisible();
});

test('the list of the shop check comes into the message', async ({ page }) => {
  skipWithout('the shop check', checkPage.hidden !== true);
  await page.goto('/check#check-form');
  await page.getByRole('radio', { name: checkPage.no, exact: true }).first().check();
  await page.getByRole('link', { name: checkPage.fixes.send, exact: true }).click();
  const message = field(formIn(page.getByRole('main')), 'message');
  const [{ fix } = { fix: { title: '' } }] = checkPage.questions;
  await expect(message).toHaveValue(new RegExp(RegExp.escape(fix.title)));
});
