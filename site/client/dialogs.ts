import { contactDialogId, menuDialogId } from './dialog-ids.ts';

/** Where the window is scrolled to while the contact dialog is open: the product's constant. */
const contactDialogScroll = 150;

/** Makes the page's dialogs work in every browser, and gives the reader their place back. */
export function connectDialogs(): void {
  if (!('commandForElement' in HTMLButtonElement.prototype)) connectCommands();
  const contact = dialogOf(contactDialogId);
  const menu = dialogOf(menuDialogId);
  const closeMenu = () => menu?.close();
  if (contact) keepPlace(contact, closeMenu);
  // Where the header has the menu, and for who comes back to this page by the back button.
  matchMedia('(width >= 960px)').addEventListener('change', closeMenu);
  addEventListener('pagehide', closeMenu);
}

/** For browsers without invoker commands: the same buttons, by hand. */
function connectCommands(): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest('button[commandfor]');
    if (!(button instanceof HTMLButtonElement)) return;
    const dialog = dialogOf(button.getAttribute('commandfor') ?? '');
    if (!dialog) return;
    if (button.getAttribute('command') === 'close') dialog.close(button.value);
    else if (!dialog.open) dialog.showModal();
  });
}

function dialogOf(id: string): HTMLDialogElement | undefined {
  const element = document.getElementById(id);
  return element instanceof HTMLDialogElement ? element : undefined;
}

function keepPlace(dialog: HTMLDialogElement, closeMenu: () => void): void {
  let place = 0;
  // The attribute is watched, since not every browser tells of a dialog's opening by an event.
  new MutationObserver(() => {
    if (!dialog.open) return;
    closeMenu();
    place = scrollY;
    scrollTo({ top: contactDialogScroll, behavior: 'instant' });
  }).observe(dialog, { attributeFilter: ['open'] });
  dialog.addEventListener('close', () => {
    // Opened from the menu, which has gone meanwhile: the way back is the button of the menu.
    if (document.activeElement === document.body) {
      document.querySelector<HTMLElement>(`[commandfor="${menuDialogId}"]`)?.focus();
    }
    scrollTo({ top: place, behavior: 'instant' });
  });
}
