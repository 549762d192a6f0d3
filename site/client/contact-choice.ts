/**
 * Makes the choice "Contact Form" a toggle that shows the form; the back icon hides it again. Without this
 * script the choice is a link to the form, which is shown as the link's target.
 */
export function connectContactChoices(): void {
  for (const section of document.querySelectorAll<HTMLElement>('[data-contact-section]')) {
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
  if (choice && form) makeButton(choice);
  // The link may have been followed before. A page that is still loading has no `:target` yet.
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
  // The dialog starts with the choices each time. Done on opening, since a change on closing would
  // be seen while it fades; not every browser has an event for it.
  const dialog = section.closest('dialog');
  if (dialog) {
    new MutationObserver(() => {
      if (dialog.open) show(false);
    }).observe(dialog, { attributeFilter: ['open'] });
  }
  // Turning a tablet to the compact layout must not hide a form that is in use.
  form?.addEventListener('focusin', () => show(true));
}

/** A link that toggles is a button: it says so, and the space bar works too. */
function makeButton(link: HTMLElement): void {
  link.setAttribute('role', 'button');
  link.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    link.click();
  });
}
