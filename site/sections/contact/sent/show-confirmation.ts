import type { ContactMessage } from '#contract/contact-message.ts';
import { bookingAddress } from '../booking-address.ts';
import { showAnswerTimes } from '../show-answer-times.ts';

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
  const section = part.closest('[data-contact-section]') ?? part;
  const template = part.querySelector<HTMLTemplateElement>('template[data-confirmation]');
  if (!template) return;
  const copy = document.importNode(template.content, true);
  const confirmation = copy.firstElementChild;
  for (const place of copy.querySelectorAll<HTMLElement>('[data-typed]')) {
    place.textContent = message[place.dataset.typed ?? ''] ?? '';
  }
  const booking = copy.querySelector<HTMLAnchorElement>('[data-event="booking_click"]');
  booking?.addEventListener('click', () => {
    const { href } = booking;
    booking.href = bookingAddress(href, message);
    // Who wrote goes to that page only, and does not stay in this one.
    setTimeout(() => {
      booking.href = href;
    });
  });
  copy.querySelector('[data-another]')?.addEventListener('click', () => {
    confirmation?.replaceWith(form);
    showAnswerTimes(section, 0);
    onAnother();
  });
  form.replaceWith(copy);
  // What it says beside the form is of the same message.
  showAnswerTimes(section, Date.now());
  confirmation?.querySelector<HTMLElement>('[data-sent-heading]')?.focus();
}
