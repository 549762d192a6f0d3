import { contactForm } from '#content-model/content.ts';
import type { ContactField } from '#contract/contact-fields.ts';
import { emailPattern } from '#contract/contact-message.ts';

const { hints } = contactForm;

/** Returns a question about a text that is accepted, but may be a mistake. */
export function fieldHint(
  { control }: Pick<ContactField, 'control'>,
  text: string,
): string | undefined {
  const typed = text.trim();
  if (typed === '') return undefined;
  if (control.type === 'email' && emailPattern.test(typed) && !/@.+\../.test(typed)) {
    return hints.addressWithoutDot;
  }
  if (control.type === 'tel' && !/\p{Nd}/u.test(typed)) return hints.phoneWithoutDigits;
  return undefined;
}
