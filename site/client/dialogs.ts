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
  if (contact) connectContactDialog(contact, closeMenu);
  // The header has the menu at this width. A page in the back-forward cache must not show it open.
  matchMedia('(width >= 960px)').addEventListener('change', closeMenu);
  addEventListener('pagehide', closeMenu);
}

/** For browsers without invoker commands. */
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

function connectContactDialog(dialog: HTMLDialogElement, closeMenu: () => void): void {
  let scrollBefore = 0;
  // Not every browser has an event for the opening of a dialog.
  new MutationObserver(() => {
    if (!dialog.open) return;
    closeMenu();
    scrollBefore = scrollY;
    scrollTo({ top: contactDialogScroll, behavior: 'instant' });
  }).observe(dialog, { attributeFilter: ['open'] });
  dialog.addEventListener('close', () => {
    // It was opened from the menu, which is closed by now: back to the button that opens the menu.
    if (document.activeElement === document.body) {
      document.querySelector<HTMLElement>(`[commandfor="${menuDialogId}"]`)?.focus();
    }
    scrollTo({ top: scrollBefore, behavior: 'instant' });
  });
}
