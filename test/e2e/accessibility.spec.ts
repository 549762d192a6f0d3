import { caseStudies, clientsPage, contactForm, frame } from '#content-model/content.ts';
import {
  button,
  consultationButton,
  contactDialog,
  expectSent,
  formChoice,
  send,
  sendButton,
  visitForm,
} from './contact-actions.ts';
import { skipWithout } from './skip-without.ts';
import { expect, test } from './fixtures.ts';
import { mockAnswer } from './mock-answer.ts';
import { expectNoViolations } from './no-violations.ts';

test.describe('axe finds nothing', () => {
  test.use({ viewport: { width: 1440, height: 900 }, expectedErrors: [/status of (422|503)/] });

  test('in the menu, where there is one', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto('/privacy');
    await button(page.getByRole('banner'), frame.menuButton).click();
    await expect(page.getByRole('dialog', { name: frame.menuButton, exact: true })).toBeVisible();
    await expectNoViolations(page, { widths: [390, 600], part: 'dialog[open]' });
  });

  test('in the contact dialog, with and without its form, and with problems', async ({ page }) => {
    await page.goto('/privacy');
    await consultationButton(page).click();
    const dialog = contactDialog(page);
    await expect(dialog).toHaveCSS('opacity', '1');
    await expectNoViolations(page, { part: 'dialog[open]', state: 'the choices' });
    await formChoice(dialog).click();
    await expect(dialog.locator('form')).toHaveAttribute('novalidate');
    await sendButton(dialog).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expectNoViolations(page, { part: 'dialog[open]', state: 'the form with problems' });
  });

  test('in a large picture', async ({ page }) => {
    skipWithout('a case study', clientsPage.hidden !== true && caseStudies.length > 0);
    await page.goto('/clients');
    await page.getByRole('article').getByRole('button').first().click();
    await expect(page.getByRole('dialog').filter({ visible: true })).toHaveCSS('opacity', '1');
    await expectNoViolations(page, { part: 'dialog[open]' });
  });

  test('in the contact form with problems, not sent and sent', async ({ page }) => {
    const expectNone = (state: string) =>
      expectNoViolations(page, { part: 'footer section', state });
    const form = await visitForm(page);
    await sendButton(form).click();
    await expect(form.getByRole('alert')).toBeVisible();
    await expectNone('with problems');

    await mockAnswer(page, 503, { status: 'UNAVAILABLE' });
    await send(form);
    await expect(button(form, contactForm.notSent.tryAgain)).toBeVisible();
    await expectNone('not sent');

    await page.unrouteAll();
    await sendButton(form).click();
    await expectSent(page);
    await expectNone('sent');
  });

  test('in the page that answers a form with problems', async ({ page }) => {
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
