/**
 * Marks, in every `[data-contents]`, the link to the section that crosses the middle of the screen.
 * A style sheet could tell by the sections' view timelines, but Chromium finds none inside a size
 * container, which the body is, and the mark would say nothing to a screen reader.
 */
export function markCurrentSection(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')) {
    const section = document.getElementById(link.hash.slice(1));
    if (!section) continue;
    links.set(section, link);
    middle.observe(section);
  }
}

const links = new WeakMap<Element, HTMLAnchorElement>();

const middle = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) links.get(target)?.setAttribute('aria-current', 'location');
      else links.get(target)?.removeAttribute('aria-current');
    }
  },
  { rootMargin: '-45% 0% -55%' },
);
