import type { ContactMessage } from '#contract/contact-message.ts';
import { bookingAddress } from './booking-address.ts';
import { showAnswerTimes } from './show-answer-times.ts';

/**
 * Replaces a form by the confirmation that its message is stored, which takes the focus.
 *
 * @param part has the form and the template of its confirmation
 * @param onAnother called when the visitor asks for the form again, which is back by then
 */
export function showConfirmation(
  part: HTMLElement,
  form: HTMLFormElement,
  message: ContactMessage,
  onAnother: () => void,
): void {
  const template = part.querySelector<HTMLTemplateElement>('template[data-confirmation]');
  if (!template) return;
  const copy = document.importNode(template.content, true);
  const confirmation = copy.firstElementChild;
  for (const place of copy.querySelectorAll<HTMLElement>('[data-typed]')) {
    place.textContent = message[place.dataset.typed ?? ''] ?? '';
  }
  showAnswerTimes(copy, Date.now());
  const booking = copy.querySelector<HTMLAnchorElement>('[data-event="booking_click"]');
  booking?.addEventListener('click', () => {
    booking.href = bookingAddress(booking.href, message);
  });
  copy.querySelector('[data-another]')?.addEventListener('click', () => {
    confirmation?.replaceWith(form);
    onAnother();
  });
  form.replaceWith(copy);
  confirmation?.querySelector<HTMLElement>('[data-sent-heading]')?.focus();
}
