/** Moves the contact bar of narrow windows aside while the page itself shows a call and a way to write. */
export function connectContactBar(): void {
  const bar = document.querySelector('[data-contact-bar]');
  if (!bar) return;
  const follow = (parts: string, options?: IntersectionObserverInit) => {
    const seen = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) seen.add(target);
        else seen.delete(target);
      }
      bar.toggleAttribute('data-away', inMiddle.size > 0 || inSight.size === 2);
    }, options);
    for (const part of document.querySelectorAll(parts)) observer.observe(part);
    return seen;
  };
  const inMiddle = follow('[data-contact-section], [data-problem-form]', {
    rootMargin: '-25% 0px',
  });
  const inSight = follow('[data-first-contact], [data-page-header]');
}
