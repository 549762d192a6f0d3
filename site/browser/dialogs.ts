/** Where the window is scrolled to while the contact dialog is open: the product's constant. */
const contactDialogScroll = 150;

/** Makes the page's dialogs work in every browser, and gives the reader their place back. */
export function connectDialogs(): void {
  if (!('commandForElement' in HTMLButtonElement.prototype)) connectCommands();
  const contact = document.querySelector<HTMLDialogElement>('#contact-dialog');
  if (contact) keepPlace(contact);
  const menu = document.querySelector<HTMLDialogElement>('#menu-dialog');
  matchMedia('(width >= 960px)').addEventListener('change', () => menu?.close());
}

/** For browsers without invoker commands: the same buttons, by hand. */
function connectCommands(): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest('button[commandfor]');
    if (!(button instanceof HTMLButtonElement)) return;
    const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button.getAttribute('command') === 'close') dialog.close(button.value);
    else if (!dialog.open) dialog.showModal();
  });
}

function keepPlace(dialog: HTMLDialogElement): void {
  let place = 0;
  // The attribute is watched, since not every browser tells of a dialog's opening by an event.
  new MutationObserver(() => {
    if (!dialog.open) return;
    place = scrollY;
    scrollTo({ top: contactDialogScroll, behavior: 'instant' });
  }).observe(dialog, { attributeFilter: ['open'] });
  dialog.addEventListener('close', () => scrollTo({ top: place, behavior: 'instant' }));
}
