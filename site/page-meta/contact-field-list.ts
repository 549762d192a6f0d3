import { contactFields } from '#site/content/contact-fields.ts';
import type { ContactField } from '#contract/contact-fields.ts';

/** Returns the fields of the contact form as a list inside a sentence: `name, email and message`. */
export function contactFieldList(
  textOf: (label: string, field: ContactField) => string = (label) => label,
): string {
  const labels = contactFields.map((field) => textOf(inSentence(field.label), field));
  return new Intl.ListFormat('en-GB').format(labels);
}

/** Abbreviations such as `URL` stay. */
function inSentence(label: string): string {
  return label.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());
}
