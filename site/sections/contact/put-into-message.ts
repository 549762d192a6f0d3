import { withList } from '#contract/with-list.ts';
import { saveDraft, withDraft } from './draft.ts';
import { fillForm, readForm } from './form-text.ts';

/**
 * Puts a list into the message of the contact form to which the answers of a part belong, and shows it. Returns whether
 * there is one: not once a message was sent.
 */
export function putIntoMessage(
  part: HTMLElement,
  intro: string,
  lines: readonly string[],
): boolean {
  const form = part.querySelector<HTMLInputElement>('[type="radio"]')?.form;
  const message = form?.elements.namedItem('message');
  if (!form || !(message instanceof HTMLTextAreaElement)) return false;
  const text = withDraft(readForm(form));
  const filled = { ...text, message: withList(text.message, intro, lines) };
  fillForm(form, filled);
  saveDraft(filled);
  const section = form.closest<HTMLElement>('[data-contact-section]');
  if (section) section.dataset.showContactForm = 'true';
  message.focus();
  return true;
}
