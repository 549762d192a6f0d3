/** Moves the contact bar of narrow windows aside while the page itself shows a call and a way to write. */
export function connectContactBar(): void {
  const bar = document.querySelector('[data-contact-bar]');
  if (!bar) return;
  const inSight = new Set<Element>();
  const inMiddle = new Set<Element>();
  const update = () => {
    bar.toggleAttribute('data-away', inMiddle.size > 0 || inSight.size === 2);
  };
  const follow = (seen: Set<Element>, options?: IntersectionObserverInit) =>
    new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) seen.add(target);
        else seen.delete(target);
      }
      update();
    }, options);

  const forms = follow(inMiddle, { rootMargin: '-25% 0px' });
  for (const form of document.querySelectorAll('[data-contact-section], [data-problem-form]')) {
    forms.observe(form);
  }
  const first = document.querySelector('[data-first-contact]');
  const header = document.querySelector('[data-page-header]');
  if (!first || !header) return;
  const parts = follow(inSight);
  parts.observe(first);
  parts.observe(header);
}
