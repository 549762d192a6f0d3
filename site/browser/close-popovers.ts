/**
 * Closes an open popover when one of its links jumps within the page, which by itself it would
 * stay open for, and when the window grows to where the same block is shown in the page.
 */
export function closePopovers(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a[href^="#"]');
    if (link) hide(link.closest('[popover]'));
  });
  matchMedia('(width >= 960px)').addEventListener('change', () => {
    for (const popover of document.querySelectorAll('[popover]')) hide(popover);
  });
}

function hide(popover: Element | null): void {
  if (popover instanceof HTMLElement && popover.matches(':popover-open')) popover.hidePopover();
}
