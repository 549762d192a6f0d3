import type { DraftTexts } from '#site/client/draft-texts.ts';
import { contactFieldNames, type ContactFieldName } from '#contract/contact-fields.ts';

/** What stands in the fields of a contact form, as typed. */
export function typedTexts(form: HTMLFormElement): DraftTexts {
  return {
    name: control(form, 'name')?.value ?? '',
    email: control(form, 'email')?.value ?? '',
    phone: control(form, 'phone')?.value ?? '',
    company: control(form, 'company')?.value ?? '',
    message: control(form, 'message')?.value ?? '',
  };
}

/** Puts texts into the fields, leaving alone those that hold them already, and their cursor. */
export function fillIn(form: HTMLFormElement, texts: DraftTexts): void {
  for (const field of contactFieldNames) {
    const target = control(form, field);
    if (target && target.value !== texts[field]) target.value = texts[field];
  }
}

/** The control of a contact field that an event came from, if it came from one. */
export function contactControl(
  target: EventTarget,
): { readonly field: ContactFieldName; readonly text: string } | undefined {
  if (!isControl(target)) return undefined;
  const field = contactFieldNames.find((name) => name === target.name);
  return field && { field, text: target.value };
}

function control(form: HTMLFormElement, field: ContactFieldName) {
  const found = form.elements.namedItem(field);
  return isControl(found) ? found : undefined;
}

function isControl(target: unknown): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
