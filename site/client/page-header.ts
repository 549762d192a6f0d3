/** How far a page is scrolled, in pixels, when the header of wide windows begins to be a bar. */
const barFrom = 24;

/** Sets `data-header` for the header's style sheet: `top` at the start of the page, and `bar` below it. */
export function connectHeader(): void {
  const update = () => {
    document.documentElement.dataset.header = scrollY < barFrom ? 'top' : 'bar';
  };
  update();
  addEventListener('scroll', update, { passive: true });
}
