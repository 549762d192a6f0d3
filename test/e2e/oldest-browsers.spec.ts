import { contactForm, frame } from '#content-model/content.ts';
import {
  button,
  consultationButton,
  contactDialog,
  empty,
  expectSent,
  expectTexts,
  fill,
  footer,
  newMessage,
  openForm,
  sendButton,
} from './contact-actions.ts';
import { expect, test } from './fixtures.ts';

test('the dialog opens and closes, and a message can be typed and sent, also where storage is blocked', async ({
  page,
}) => {
  await page.addInitScript(becomeOld);
  await page.goto('/');
  await consultationButton(page).click();
  await expect(contactDialog(page)).toBeVisible();
  await button(contactDialog(page), frame.backToPage).click();
  await expect(contactDialog(page)).toBeHidden();

  const message = newMessage();
  const form = await openForm(page);
  await fill(form, message);
  // As when a page comes back from the back-forward cache.
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expectTexts(form, message);
  await sendButton(form).click();
  await expectSent(page);
  await button(footer(page), contactForm.sent.another).click();
  await expectTexts(form, empty);
});

/** Takes away what the scripts ask of a browser and the oldest ones of `astro.config.ts` lack. */
function becomeOld() {
  for (const [holder, name] of [
    [String.prototype, 'isWellFormed'],
    [String.prototype, 'toWellFormed'],
    [Intl, 'Segmenter'],
    [Navigator.prototype, 'userActivation'],
    [HTMLButtonElement.prototype, 'commandForElement'],
  ] as const) {
    Reflect.deleteProperty(holder, name);
  }
  document.addEventListener('command', (event) => event.preventDefault(), true);
  Object.defineProperty(document, 'querySelectorAll', {
    value: (selector: string) => {
      if (selector.includes(':has(')) throw new SyntaxError(`${selector} is no selector`);
      return document.documentElement.querySelectorAll(selector);
    },
  });
  Object.defineProperty(window, 'sessionStorage', {
    get() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
}
