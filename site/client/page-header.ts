/** How far a page is scrolled, in pixels, when the header of wide windows begins to be slim. */
const slimFrom = 24;
/** How far a finger or a wheel moves before it counts as a direction, in pixels. */
const minMove = 6;

/**
 * Sets `data-header` for the header's style sheet: `top` at the start of the page, `shown` after scrolling
 * up, and `aside` after scrolling down.
 */
export function connectHeader(): void {
  const { dataset } = document.documentElement;
  let lastPlace = scrollY;
  const update = () => {
    const move = scrollY - lastPlace;
    const isTop = scrollY < slimFrom;
    if (!isTop && Math.abs(move) < minMove && dataset.header !== undefined) return;
    lastPlace = scrollY;
    if (isTop) dataset.header = 'top';
    // The contact dialog scrolls the page, and back.
    else if (document.querySelector('dialog[open]')) dataset.header = 'shown';
    else dataset.header = move > 0 ? 'aside' : 'shown';
  };
  update();
  addEventListener('scroll', update, { passive: true });
}
