import {
  contactFieldNames,
  forEachContactField,
  type ContactFieldName,
} from '#contract/contact-fields.ts';

/** What is typed into a contact form. A field that nobody touched is an empty text. */
export type FormText = Readonly<Record<ContactFieldName, string>>;

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
    if (target && target.value !== text[name]) target.value = text[name];
  }
}

/** The contact field that an event came from, if it came from one. */
export function fieldOf(
  target: EventTarget,
): { readonly name: ContactFieldName; readonly text: string } | undefined {
  if (!isControl(target)) return undefined;
  const name = contactFieldNames.find((each) => each === target.name);
  return name && { name, text: target.value };
}

function control(form: HTMLFormElement, name: ContactFieldName) {
  const found = form.elements.namedItem(name);
  return isControl(found) ? found : undefined;
}

function isControl(target: unknown): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
