import { expectSent, fill, newMessage, openForm, sendButton } from './contact-actions.ts';
import { test } from './fixtures.ts';

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
