/**
 * Marks the link to the current section in every `[data-contents]`: the last one that starts in the upper
 * part of the screen or above. A screen reader would not notice view timelines of CSS.
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

/** The page from its top to a little below where a link leads, so that a short section is marked too. */
const aboveTheLine = { rootMargin: '999999px 0px -85%' };
