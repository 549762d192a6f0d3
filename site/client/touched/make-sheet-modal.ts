/** The block beside the article, which is a sheet in narrow windows. */
export const sheetId = 'article-navigation';

/**
 * Makes the sheet modal while it is open: the page around a popover is made inert. A `<dialog>` that is
 * always open in wide windows would be announced as a dialog there too.
 */
export function makeSheetModal(): void {
  const sheet = document.getElementById(sheetId);
  const opener = document.querySelector<HTMLElement>(`[popovertarget="${sheetId}"]`);
  // A browser that knows no popovers has it below the article.
  if (!sheet || !opener || !('popover' in HTMLElement.prototype)) return;
  const close = () => sheet.hidePopover();
  const describe = (isOpen: boolean) => {
    sheet.role = isOpen ? 'dialog' : null;
    sheet.ariaModal = isOpen ? 'true' : null;
    sheet.ariaLabel = isOpen ? opener.textContent : null;
  };

  sheet.addEventListener('beforetoggle', ({ newState }) => {
    // Before the focus moves into it, so that a screen reader announces a dialog.
    describe(newState === 'open');
    if (newState === 'open') return;
    // Before it closes, so that the opener can take the focus, also after a tap beside the sheet.
    setInertAround(sheet, false);
    opener.focus({ preventScroll: true });
  });
  // Only once it is open: until then the focus is in the page.
  sheet.addEventListener('toggle', ({ newState }) => {
    if (newState === 'open') setInertAround(sheet, true);
  });
  // The tap that loaded this script may have opened it.
  if (sheet.matches(':popover-open')) {
    describe(true);
    setInertAround(sheet, true);
  }

  sheet.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[href^="#"]')) close();
  });
  // A tap beside it closes it, also in iOS before 18.3, which does not do so over an inert page.
  document.addEventListener('pointerup', ({ target, pointerType }) => {
    if (pointerType === 'touch' && target instanceof Node && !sheet.contains(target)) close();
  });
  // Wide windows show the block in the page. The back button must not lead to an open sheet.
  matchMedia('(width >= 60em)').addEventListener('change', close);
  addEventListener('pagehide', close);
}

function setInertAround(sheet: HTMLElement, isInert: boolean): void {
  for (const element of surroundings(sheet)) element.inert = isInert;
}

/** The siblings of the element and of each of its ancestors. */
function surroundings(element: HTMLElement): HTMLElement[] {
  const { parentElement } = element;
  if (!parentElement || element === document.body) return [];
  const beside = [...parentElement.children].filter((child) => child !== element);
  return [
    ...beside.filter((child) => child instanceof HTMLElement),
    ...surroundings(parentElement),
  ];
}
