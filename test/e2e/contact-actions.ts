import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { contact, contactForm, frame } from '#content-model/content.ts';
import { contactFields, forEachContactField } from '#site/content/contact-fields.ts';
import type { ContactMessage } from '#contract/contact-message.ts';
import type { HostProcess } from '../fixtures/host-process.ts';
import { expect } from './fixtures.ts';

/** Who writes {@link newMessage}. */
export const visitor = completeMessage.name;

/** A message that no other test sends: the same one twice would be stored once. */
export function newMessage(overrides: Partial<ContactMessage> = {}): ContactMessage {
  const email = `rosa-${randomUUID()}@alder-and-rye.example`;
  return { ...completeMessage, email, ...overrides };
}

/** The text of an empty form. */
export const empty: ContactMessage = forEachContactField(() => '');

/** The contact section at the end of the page. */
export function footer(page: Page): Locator {
  return page.getByRole('contentinfo');
}

/** The contact form in a part of a page. */
export function formIn(part: Locator): Locator {
  return part.getByRole('form', { name: contactForm.name, exact: true });
}

/** Shows the form in the compact layout: a button, or a link until the page's script has come. */
export function formChoice(part: Locator, role: 'button' | 'link' = 'button'): Locator {
  const name = `${contactForm.name} ${contact.form.compactNote}`;
  return part.getByRole(role, { name, exact: true });
}

/** Hides the form again. */
export function formBack(part: Locator): Locator {
  return part.getByRole('button', { name: contact.form.back, exact: true });
}

/** The field of the form that has this name in a message. */
export function field(form: Locator, name: string): Locator {
  const row = contactFields.find((each) => each.name === name);
  if (row === undefined) throw new Error(`The form has no field ${name}`);
  const label = row.isRequired ? row.label : `${row.label} ${contactForm.optional}`;
  return form.getByRole(row.options ? 'combobox' : 'textbox', { name: label, exact: true });
}

/** The notice of a message that was not sent. */
export function notSent(form: Locator): Locator {
  const { heading, unsure } = contactForm.notSent;
  const titles = [heading, unsure].map((title) => RegExp.escape(title)).join('|');
  return form.getByRole('group', { name: new RegExp(`^(?:${titles})$`) });
}

export function sendButton(form: Locator): Locator {
  return button(form, contactForm.send);
}

export function button(part: Locator, name: string): Locator {
  return part.getByRole('button', { name, exact: true });
}

/** Opens the contact dialog, in the header. */
export function consultationButton(page: Page): Locator {
  return button(page.getByRole('banner'), frame.consultationButton);
}

export function contactDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: frame.contactDialog, exact: true });
}

/** Goes to the lightest page with the form, and opens it. */
export async function visitForm(page: Page): Promise<Locator> {
  await page.goto('/privacy');
  return openForm(page);
}

/** Shows the form of a part of the page, the footer otherwise, which is hidden where the section is compact. */
export async function showForm(page: Page, part = footer(page)): Promise<Locator> {
  const choice = formChoice(part);
  if (await choice.isVisible()) await choice.click();
  return formIn(part);
}

/** Brings the footer's form into view and waits until its script has it. */
export async function openForm(page: Page): Promise<Locator> {
  const form = await showForm(page);
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveAttribute('novalidate');
  return form;
}

/** Opens the contact dialog on its form and waits until its script has it. */
export async function openDialogForm(page: Page): Promise<Locator> {
  await consultationButton(page).click();
  const dialog = contactDialog(page);
  await formChoice(dialog).click();
  const form = formIn(dialog);
  await expect(form).toHaveAttribute('novalidate');
  return form;
}

export async function fill(form: Locator, message: ContactMessage): Promise<void> {
  for (const { name, options } of contactFields) {
    const text = message[name] ?? '';
    if (options) await field(form, name).selectOption(text);
    else await field(form, name).fill(text);
  }
}

/** Fills in the form and presses its button. */
export async function send(form: Locator, message = newMessage()): Promise<void> {
  await fill(form, message);
  await sendButton(form).click();
}

export async function expectTexts(form: Locator, message: ContactMessage): Promise<void> {
  for (const { name } of contactFields) {
    await expect(field(form, name)).toHaveValue(message[name] ?? '');
  }
}

/** The heading in place of the form once {@link newMessage} is sent. */
export function sentHeading(part: Locator): Locator {
  const name = contactForm.sent.heading.replace('{visitor}', visitor);
  return part.getByRole('heading', { name, exact: true });
}

/** Expects the footer's form to confirm {@link newMessage}. */
export async function expectSent(page: Page): Promise<void> {
  await expect(sentHeading(footer(page))).toBeFocused();
}

/** The stored messages of the same visitor. */
export async function storedFrom(host: HostProcess, { email }: ContactMessage) {
  return (await host.messages()).filter((message) => message.email === email);
}

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('Tab does not lead there.');
}
