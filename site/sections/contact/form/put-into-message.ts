import { withList } from '#contract/with-list.ts';
import { saveDraft, withDraft } from './draft.ts';
import { fillForm, readForm } from './form-text.ts';

/**
 * Puts a list into the message of the contact form to which the answers of a part belong, and shows the first field that
 * is still empty. Returns whether there is a form: not once a message was sent.
 */
export function putIntoMessage(
  part: HTMLElement,
  { intro, opening = '' }: ListTexts,
  lines: readonly string[],
): boolean {
  const form = part.querySelector<HTMLInputElement>('[type="radio"]')?.form;
  const message = form?.elements.namedItem('message');
  if (!form || !(message instanceof HTMLTextAreaElement)) return false;
  const text = withDraft(readForm(form));
  const filled = { ...text, message: withList(text.message.trim() || opening, intro, lines) };
  fillForm(form, filled);
  saveDraft(filled);
  const section = form.closest<HTMLElement>('[data-contact-section]');
  if (section) section.dataset.showContactForm = 'true';
  const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[required]');
  const empty = Array.from(fields).find(({ value }) => value === '');
  (empty ?? message).focus();
  return true;
}

interface ListTexts {
  /** The line over the list. */
  readonly intro: string;
  /** What a message begins with that had nothing in it. */
  readonly opening?: string | undefined;
}
