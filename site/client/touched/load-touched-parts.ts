/**
 * Loads the script of a part when the visitor first points at it, focuses something in it or clicks there. One
 * with `data-script-early` has to be right before it is touched: its script comes with this one.
 *
 * @param parts How to load what connects each, by the `data-script` of the element that the script is for
 */
export function loadTouchedParts(parts: Readonly<Record<string, () => Promise<Connect>>>): void {
  const loaded = new Set<Element>();
  const load = (target: EventTarget | null) => {
    const element = target instanceof Element && target.closest<HTMLElement>('[data-script]');
    if (!element || loaded.has(element)) return;
    loaded.add(element);
    parts[element.dataset.script ?? '']?.().then(
      (connect) => {
        // Until it is connected: an error is reported, and the next touch tries again.
        loaded.delete(element);
        connect(element);
        loaded.add(element);
      },
      // Without a connection it stays plain HTML. The next touch tries again.
      () => loaded.delete(element),
    );
  };
  for (const type of ['pointerover', 'focusin', 'click']) {
    document.addEventListener(type, ({ target }) => load(target));
  }
  // Sent before its script is there: the script does it then.
  document.addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLElement && loaded.has(target)) target.dataset.submitted = '';
  });
  // What was touched to load this script.
  const touched = '[data-script]:is(:hover, :focus-within, [data-script-early])';
  for (const element of document.querySelectorAll(touched)) {
    load(element);
  }
}

/** Connects a part, which works as plain HTML until its script comes. */
type Connect = (element: HTMLElement) => void;
