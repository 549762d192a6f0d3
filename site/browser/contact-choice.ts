/**
 * Lets the choice "Contact Form" of every contact section show the form, and its back icon hide
 * it again. The state is `data-show-contact-form` on the section; the style sheet does the rest.
 * Works on the page as it is served, before React has come for the form.
 */
export function connectContactChoices(page: ParentNode = document): void {
  for (const section of page.querySelectorAll<HTMLElement>('[data-show-contact-form]')) {
    connect(section);
  }
}

function connect(section: HTMLElement): void {
  const choice = section.querySelector<HTMLElement>('[data-contact-choice]');
  const back = section.querySelector<HTMLElement>('[data-contact-back]');
  const heading = section.querySelector<HTMLElement>('[data-contact-form-heading]');
  const form = section.querySelector<HTMLElement>('[data-contact-form]');

  const show = (shown: boolean) => {
    section.dataset.showContactForm = String(shown);
    choice?.setAttribute('aria-expanded', String(shown));
  };
  choice?.addEventListener('click', () => {
    show(true);
    heading?.focus();
  });
  back?.addEventListener('click', () => {
    show(false);
    choice?.focus();
  });
  // Someone is writing in the wide layout; turning the tablet must not take the form from them.
  form?.addEventListener('focusin', () => show(true));
}
