import {
  contactFieldsOf,
  fieldValues,
  type ContactField,
  type FieldValues,
} from '#contract/contact-fields.ts';
import { contactForm } from '#content-model/content.ts';

/** The fields of the contact form of this site. */
export const contactFields: readonly ContactField[] = contactFieldsOf(contactForm);

export const contactFieldNames: readonly string[] = contactFields.map(({ name }) => name);

/** One value for each field. */
export function forEachContactField<Value>(
  valueOf: (name: string, field: ContactField) => Value,
): FieldValues<Value> {
  return fieldValues(contactFields, (field) => valueOf(field.name, field));
}
