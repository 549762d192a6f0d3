import { anyMessage } from '#test/fixtures/contact-messages.ts';
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { contactFields, forEachContactField } from '#site/content/contact-fields.ts';
import { contactForm } from '#contract/content/content.ts';
import type { ContactMessage } from '#contract/contact-message.ts';
import type { HostProcess } from '../fixtures/host-process.ts';
import { expect } from './fixtures.ts';

/** The fields and what they are called, in the order of the form. */
export const fieldNames = contactFields.map(
  ({ name, label, isRequired }) =>
    [name, isRequired ? label : `${label} ${contactForm.optional}`] as const,
);

/** A message that no other test sends: the same one twice would be stored once. */
export function newMessage(overrides: Partial<ContactMessage> = {}): ContactMessage {
  return {
    ...anyMessage,
    name: 'Rosa Medina',
    email: `rosa-${randomUUID()}@alder-and-rye.example`,
    phone: '(303) 555-0117',
    company: 'Alder & Rye Bakery',
    message: 'We need a page for Saturday orders.\n\nCan we talk on Thursday?',
    ...overrides,
  };
}

/** The text of an empty form. */
export const empty: ContactMessage = forEachContactField(() => '');

/** The contact section at the end of the page. */
export function footer(page: Page): Locator {
  return page.getByRole('contentinfo');
}

export function field(form: Locator, name: string): Locator {
  return form
    .getByRole('textbox', { name, exact: true })
    .or(form.getByRole('combobox', { name, exact: true }));
}

/** The notice of a message that was not sent. */
export function notSent(form: Locator): Locator {
  return form.getByRole('group', { name: /^(Your message has not been sent|We do not know)/ });
}

export function sendButton(form: Locator): Locator {
  return form.getByRole('button', { name: 'Send', exact: true });
}

/** Goes to the lightest page with the form, and opens it. */
export async function visitForm(page: Page): Promise<Locator> {
  await page.goto('/privacy');
  return openForm(page);
}

/** Brings the footer's form into view and waits until React has it. */
export async function openForm(page: Page): Promise<Locator> {
  const form = footer(page).getByRole('form', { name: 'Contact Form' });
  const choice = footer(page).getByRole('button', { name: /^Contact Form/ });
  if (await choice.isVisible()) await choice.click();
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveAttribute('novalidate');
  return form;
}

/** Opens the contact dialog on its form and waits until React has it. */
export async function openDialogForm(page: Page): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: 'Free Consultation' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contact' });
  await dialog.getByRole('button', { name: /^Contact Form/ }).click();
  const form = dialog.getByRole('form', { name: 'Contact Form' });
  await expect(form).toHaveAttribute('novalidate');
  return form;
}

export async function fill(form: Locator, message: ContactMessage): Promise<void> {
  for (const [index, [key, name]] of fieldNames.entries()) {
    const text = message[key] ?? '';
    if (contactFields[index]?.options) await field(form, name).selectOption(text);
    else await field(form, name).fill(text);
  }
}

export async function expectTexts(form: Locator, message: ContactMessage): Promise<void> {
  for (const [key, name] of fieldNames)
    await expect(field(form, name)).toHaveValue(message[key] ?? '');
}

/** Expects the footer's form to confirm {@link newMessage}. */
export async function expectSent(page: Page): Promise<void> {
  await expect(footer(page).getByRole('heading', { name: /Rosa Medina/ })).toBeFocused();
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
