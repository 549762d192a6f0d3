import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { contact, contactForm } from '#content-model/content.ts';
import { contactFields } from '#site/content/contact-fields.ts';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { phone } from './engine-test.ts';
import type { Visit } from './visit.ts';

/** Goes to a page whose form is open on the desktop, and waits until the form at its end has its script. */
export async function openForm(visit: Visit, path: string): Promise<void> {
  await visit.goto(path);
  if (visit.width === phone) {
    const name = `${contactForm.name} ${contact.form.compactNote}`;
    await visit.click({ css: 'footer [role="button"]', name });
  }
  await visit.run(() => document.querySelector('footer form')?.scrollIntoView());
  await visit.sees(true, () => document.querySelector<HTMLFormElement>('footer form')?.noValidate);
}

export const newAddress = () => `rosa-${randomUUID()}@shop.example`;

/** Types these values into the form, in place of what is there. */
export async function fill(
  visit: Visit,
  values: Readonly<Record<string, string>>,
  part = 'footer',
): Promise<void> {
  for (const { name } of contactFields) {
    const value = values[name];
    if (value === undefined) continue;
    const css = `${part} form [name="${name}"]`;
    await visit.pointIn({ css });
    await visit.run((field) => {
      const control = document.querySelector<HTMLInputElement>(field);
      control?.focus();
      if (control?.matches('input')) control.select();
    }, css);
    await visit.tab.type(value);
  }
}

/** The name of the field that has the focus, and the message in its form. */
export function focusAndMessage(visit: Visit) {
  return visit.run(() => {
    const { activeElement: field } = document;
    if (!(field instanceof HTMLInputElement)) return undefined;
    const message = field.form?.elements.namedItem('message');
    return [field.name, message instanceof HTMLTextAreaElement && message.value];
  });
}

export async function expectStored({ host }: Visit, email: string): Promise<void> {
  const stored = (await host.messages()).filter((message) => message.email === email);
  expect(stored).toMatchObject([{ message: completeMessage.message }]);
}
