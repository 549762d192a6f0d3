/** The block beside the article, which narrow windows have as a sheet. */
export const sheetId = 'article-navigation';

/**
 * Makes a modal dialog of the sheet while it is open. It is a popover, since a `<dialog>` that also
 * stands open in the page is called a dialog there too; a popover leaves the page behind it within
 * reach of the keyboard and of a screen reader's finger, so the page is made inert.
 */
export function makeSheetModal(): void {
  const sheet = document.getElementById(sheetId);
  const opener = document.querySelector<HTMLElement>(`[popovertarget="${sheetId}"]`);
  if (!sheet || !opener) return;
  const close = () => sheet.hidePopover();

  // Before the focus goes into it, so that a screen reader tells of a dialog then.
  sheet.addEventListener('beforetoggle', ({ newState }) => {
    if (newState === 'open') becomeDialog(sheet, opener.textContent);
  });
  // Not before it is open: until then the focus is in the page.
  sheet.addEventListener('toggle', ({ newState }) => {
    if (newState === 'open') setInertAround(sheet, true);
  });
  // Before it closes, so that the opener can take the focus, after a tap beside the sheet as well.
  sheet.addEventListener('beforetoggle', ({ newState }) => {
    if (newState === 'open') return;
    setInertAround(sheet, false);
    becomePart(sheet);
    opener.focus({ preventScroll: true });
  });

  sheet.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[href^="#"]')) close();
  });
  // Where the page has the block, and for who comes back to this page by the back button.
  matchMedia('(width >= 960px)').addEventListener('change', close);
  addEventListener('pagehide', close);
}

function becomeDialog(sheet: HTMLElement, label: string): void {
  sheet.role = 'dialog';
  sheet.ariaModal = 'true';
  sheet.ariaLabel = label;
}

function becomePart(sheet: HTMLElement): void {
  sheet.role = null;
  sheet.ariaModal = null;
  sheet.ariaLabel = null;
}

function setInertAround(sheet: HTMLElement, isInert: boolean): void {
  for (const element of surroundings(sheet)) element.inert = isInert;
}

/** What stands beside the element, and beside each element that it stands in. */
function surroundings(element: HTMLElement): HTMLElement[] {
  const { parentElement } = element;
  if (!parentElement || element === document.body) return [];
  const beside = [...parentElement.children].filter((child) => child !== element);
  return [
    ...beside.filter((child) => child instanceof HTMLElement),
    ...surroundings(parentElement),
  ];
}
