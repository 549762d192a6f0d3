import type { Page } from '@playwright/test';
import {
  expectSent,
  expectTexts,
  field,
  fill,
  footer,
  formIn,
  newMessage,
  sendButton,
  showForm,
  storedFrom,
} from './contact-actions.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './mock-answer.ts';

test('a page that is translated and changed by an extension, before the form’s script comes and after, keeps text, focus and cursor, and sends twice', async ({
  page,
  host,
}) => {
  const release = await holdRequests(page, '**/connect-contact-form.*.js');
  const message = newMessage();
  await page.goto('/privacy');
  const form = await showForm(page);
  await fill(form, message);
  await page.evaluate(translate);
  await page.evaluate(extend);
  const company = field(form, 'company');
  await company.focus();
  await company.evaluate((each: HTMLInputElement) => each.setSelectionRange(2, 4));
  const before = await company.elementHandle();
  release();
  await expect(form).toHaveAttribute('novalidate');
  await expectTexts(form, message);
  await expect(company).toBeFocused();
  const state = await company.evaluate((each: HTMLInputElement, other) => {
    const { selectionStart, selectionEnd } = each;
    return { selectionStart, selectionEnd, isSame: each === other };
  }, before);
  expect(state).toEqual({ selectionStart: 2, selectionEnd: 4, isSame: true });
  await correctAndSend(page);
  expect(await storedFrom(host, message)).toHaveLength(1);

  await footer(page).getByRole('status').getByRole('button').last().click();
  await expect(field(form, 'name')).toBeFocused();
  await fill(form, newMessage());
  await correctAndSend(page);
});

/** Leaves out the name, follows the link to it, and sends. */
async function correctAndSend(page: Page): Promise<void> {
  const form = formIn(footer(page));
  const name = field(form, 'name');
  const text = await name.inputValue();
  await name.fill('');
  await sendButton(form).click();
  const alert = form.getByRole('alert');
  await expect(alert).toBeFocused();
  await alert.getByRole('link').click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/\w/);
  await name.fill(text);
  await expect(name).toHaveAccessibleDescription('');
  await sendButton(form).click();
  await expectSent(page);
}

/** Stands in for a translation: wraps each text as Chrome's does, now and whenever the page changes. */
function translate(): void {
  const wrapTexts = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode);
    for (const text of found) {
      const parent = text.parentElement;
      const isText =
        /\S/.test(text.data) && parent?.closest('font, script, style, textarea, option');
      if (isText !== null) continue;
      const font = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
      const [outer, inner] = [font(), font()];
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  wrapTexts();
  new MutationObserver(wrapTexts).observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}

/** Stands in for extensions: a grammar checker and a password manager beside and around the fields. */
function extend(): void {
  for (const field of document.querySelectorAll('form input, form textarea')) {
    field.setAttribute('data-extension', 'on');
    field.before(document.createElement('grammar-checker'));
    field.after(document.createElement('password-manager'));
  }
  for (const form of document.querySelectorAll('form')) {
    form.prepend(document.createElement('grammar-checker'));
    form.append(document.createElement('password-manager'));
  }
}
