/**
 * Makes the choice "Contact Form" of every contact section a toggle that shows the form, and lets
 * its back icon hide it again. The state is `data-show-contact-form` on the section; the style
 * sheet does the rest. Until then, and where this never runs, the choice is a link to the form, and
 * being its target shows it. Works on the page as it is served, before React has come for the form.
 */
export function connectContactChoices(page: ParentNode = document): void {
  for (const section of page.querySelectorAll<HTMLElement>('[data-contact-section]')) {
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
  if (choice && form) makeButton(choice, form.id);
  // Someone was quicker than this script, or has come by the link from elsewhere. The address is
  // asked, since a page that is still loading has no `:target` yet.
  show(form !== null && location.hash === `#${form.id}`);

  choice?.addEventListener('click', (event) => {
    event.preventDefault();
    show(true);
    heading?.focus();
  });
  back?.addEventListener('click', () => {
    show(false);
    choice?.focus();
  });
  // A dialog begins with the choices each time. Its opening is watched, since not every browser tells
  // of it, and on closing the change would be seen while it fades.
  const dialog = section.closest('dialog');
  if (dialog) {
    new MutationObserver(() => {
      if (dialog.open) show(false);
    }).observe(dialog, { attributeFilter: ['open'] });
  }
  // Someone is writing in the wide layout; turning the tablet must not take the form from them.
  form?.addEventListener('focusin', () => show(true));
}

/** What no longer leads anywhere must not be called a link, and answers to the space bar too. */
function makeButton(link: HTMLElement, controls: string): void {
  link.setAttribute('role', 'button');
  link.setAttribute('aria-controls', controls);
  link.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    link.click();
  });
}
