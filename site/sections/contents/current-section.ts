/**
 * Marks, in every `[data-contents]`, the link to what is being read: of the sections, or the
 * headings, that it leads to, the last one that begins in the upper third of the screen or above.
 * Nothing is marked once all of them have left the screen.
 *
 * A style sheet could tell by view timelines, but Chromium finds none inside a size container, which
 * the body is, and the mark would say nothing to a screen reader.
 */
export function markCurrentSection(): void {
  for (const contents of document.querySelectorAll('[data-contents]')) follow(contents);
}

function follow(contents: Element): void {
  const stops = [...contents.querySelectorAll('a')].flatMap((link) => {
    const target = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return target ? [{ link, target }] : [];
  });
  const whole = stops[0]?.target.parentElement;
  if (!whole) return;

  const here = new Set<Element>();
  const mark: IntersectionObserverCallback = (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) here.add(target);
      else here.delete(target);
    }
    const current = here.has(whole) && stops.findLast(({ target }) => here.has(target));
    for (const stop of stops) {
      if (stop === current) stop.link.setAttribute('aria-current', 'location');
      else stop.link.removeAttribute('aria-current');
    }
  };
  const begun = new IntersectionObserver(mark, aboveTheLine);
  for (const { target } of stops) begun.observe(target);
  new IntersectionObserver(mark).observe(whole);
}

/** All of the page down to a third of the screen, however far it has been scrolled. */
const aboveTheLine = { rootMargin: '999999px 0px -67%' };
