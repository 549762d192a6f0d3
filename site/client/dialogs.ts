/** The two dialogs of every page. Buttons anywhere open them by these ids. */
export const contactDialogId = 'contact-dialog';
export const menuDialogId = 'menu-dialog';

/** Where the window is scrolled to while the contact dialog is open, in pixels. From the specification. */
const contactDialogScroll = 150;

/** Makes the dialogs work in every browser, and scrolls back when the contact dialog closes. */
export function connectDialogs(): void {
  if (!('commandForElement' in HTMLButtonElement.prototype)) connectCommands();
  const contact = dialogOf(contactDialogId);
  const menu = dialogOf(menuDialogId);
  const closeMenu = () => menu?.close();
  if (contact) connectContactDialog(contact, menu);
  // The header has the menu from these widths. A page in the back-forward cache must not show it open.
  for (const width of ['60em', '80em']) {
    matchMedia(`(width >= ${width})`).addEventListener('change', closeMenu);
  }
  addEventListener('pagehide', closeMenu);
}

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

function connectContactDialog(
  dialog: HTMLDialogElement,
  menu: HTMLDialogElement | undefined,
): void {
  let scrollBefore = 0;
  let cameFromMenu = false;
  // Not every browser has an event for the opening of a dialog.
  new MutationObserver(() => {
    if (!dialog.open) return;
    cameFromMenu = menu?.open === true;
    menu?.close();
    scrollBefore = scrollY;
    scrollTo({ top: contactDialogScroll, behavior: 'instant' });
  }).observe(dialog, { attributeFilter: ['open'] });
  dialog.addEventListener('close', () => {
    // The button in the menu is out of sight by now: back to the one that opens the menu.
    if (cameFromMenu) {
      document.querySelector<HTMLElement>(`[commandfor="${menuDialogId}"]`)?.focus();
    }
    scrollTo({ top: scrollBefore, behavior: 'instant' });
  });
}
