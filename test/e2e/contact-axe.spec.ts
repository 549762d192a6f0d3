import { expectSent, fill, newMessage, sendButton, visitForm } from './contact-actions.ts';
import { expect, test } from './fixtures.ts';
import { mockAnswer } from './mock-answer.ts';
import { expectNoViolations } from './no-violations.ts';

test.use({ expectedErrors: [/status of 503/] });

for (const width of [390, 1440]) {
  test.describe(`axe finds nothing at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('in every state of the contact form', async ({ page }) => {
      const expectNone = (state: string) =>
        expectNoViolations(page, { widths: [width], part: 'footer section', state });
      const form = await visitForm(page);
      await expectNone('empty');

      await sendButton(form).click();
      await expect(form.getByRole('alert')).toBeVisible();
      await expectNone('with problems');

      await mockAnswer(page, 503, { status: 'UNAVAILABLE' });
      await fill(form, newMessage());
      await sendButton(form).click();
      await expect(form.getByRole('button', { name: 'Try again' })).toBeVisible();
      await expectNone('not sent');

      await page.unrouteAll();
      await sendButton(form).click();
      await expectSent(page);
      await expectNone('sent');
    });
  });
}

test.describe('without the form’s script', () => {
  test.use({ expectedErrors: [/status of 422/] });

  test('axe finds nothing in the page that answers a post', async ({ page }) => {
    await page.goto('/message-sent');
    await page.evaluate(() => {
      const form = document.createElement('form');
      form.method = 'post';
      form.action = '/api/contact';
      document.body.append(form);
      form.submit();
    });
    await page.waitForURL('/api/contact');
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expectNoViolations(page, { part: 'main' });
  });
});
