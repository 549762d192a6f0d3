import {
  contactFieldNames,
  contactFields,
  forEachContactField,
} from '#site/content/contact-fields.ts';
import type { ContactField, FieldValues } from '#contract/contact-fields.ts';

/** What is typed into a contact form. A field that nobody touched is an empty text. */
export type FormText = FieldValues<string>;

export const emptyText: FormText = forEachContactField(() => '');

export function isSameText(one: FormText, other: FormText): boolean {
  return contactFieldNames.every((name) => one[name] === other[name]);
}

export function readForm(form: HTMLFormElement): FormText {
  return forEachContactField((name) => control(form, name)?.value ?? '');
}

/** Fills in a form. A field that has its text already keeps its cursor. */
export function fillForm(form: HTMLFormElement, text: FormText): void {
  for (const name of contactFieldNames) {
    const target = control(form, name);
    const typed = text[name] ?? '';
    if (target && target.value !== typed) target.value = typed;
  }
}

/** The contact field that an event came from, if it came from one. */
export function fieldOf(
  target: EventTarget | null,
): { readonly field: ContactField; readonly text: string } | undefined {
  if (!isControl(target)) return undefined;
  const field = contactFields.find(({ name }) => name === target.name);
  return field && { field, text: target.value };
}

export function control(form: HTMLFormElement, name: string) {
  const found = form.elements.namedItem(name);
  return isControl(found) ? found : undefined;
}

function isControl(
  target: unknown,
): target is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  const kinds = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement];
  return kinds.some((kind) => target instanceof kind);
}
