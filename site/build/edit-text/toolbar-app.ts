import { defineToolbarApp } from 'astro/toolbar';
import { EditPanel, wasOpen } from './edit-panel.ts';

let panel: EditPanel | undefined;

/** Runs in the pages of `npm run dev`: lets an owner click on what the panel then edits. */
export default defineToolbarApp({
  init(canvas, app) {
    const own = new EditPanel(canvas);
    panel = own;
    const highlight = document.createElement('astro-dev-toolbar-highlight');
    highlight.style.display = 'none';
    canvas.append(highlight);
    const onClick = (event: MouseEvent) => {
      const target = clickedElement(event);
      // With Alt the page does what it does for a visitor: opens a menu, follows a link.
      if (target === undefined || event.altKey) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (!own.mayLeave()) return;
      const image =
        target instanceof HTMLImageElement
          ? target
          : target.closest('picture')?.querySelector('img');
      if (image) void own.ask({ address: image.currentSrc, alt: image.alt });
      else void own.ask({ texts: textsAround(target, event) });
    };
    const onMove = (event: MouseEvent) => {
      const target = clickedElement(event);
      highlight.style.display = target === undefined ? 'none' : 'block';
      if (target === undefined) return;
      const { x, y, width, height } = target.getBoundingClientRect();
      Object.assign(highlight.style, {
        ...{ position: 'fixed', pointerEvents: 'none', zIndex: '999' },
        ...{ left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` },
      });
    };
    // Astro's own key does nothing while the toolbar is under the window.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopImmediatePropagation();
      app.toggleState({ state: false });
    };
    let listening = new AbortController();
    app.onToggled(({ state }) => {
      listening.abort();
      highlight.style.display = 'none';
      if (!state) {
        own.close();
        focusOwnButton(canvas);
        return;
      }
      listening = new AbortController();
      const { signal } = listening;
      document.addEventListener('click', onClick, { capture: true, signal });
      document.addEventListener('mousemove', onMove, { signal });
      document.addEventListener('keyup', onKey, { capture: true, signal });
      own.open();
    });
    if (wasOpen()) app.toggleState({ state: true });
  },
  beforeTogglingOff: () => panel?.mayLeave() ?? true,
});

/** The picture or the text under the pointer, also where a link lies over them. */
function clickedElement(event: MouseEvent): Element | undefined {
  const { target, clientX, clientY } = event;
  if (!(target instanceof Element) || target.closest('astro-dev-toolbar')) return undefined;
  const under = document.elementsFromPoint(clientX, clientY);
  const shown = under.find(
    (element) => element instanceof HTMLImageElement || textUnder(element, event),
  );
  // The keyboard clicks without a pointer.
  return under.includes(target) ? (shown ?? target) : target;
}

function textUnder(element: Element, { clientX, clientY }: MouseEvent): Text | undefined {
  const range = document.createRange();
  const isUnder = ({ left, right, top, bottom }: DOMRect) =>
    clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return Array.from(element.childNodes)
    .filter((node) => node instanceof Text)
    .find((node) => {
      range.selectNode(node);
      return Array.from(range.getClientRects()).some(isUnder);
    });
}

/** The text under the pointer, then the name of its element and the text of each one around it. */
function textsAround(target: Element, event: MouseEvent): string[] {
  const texts = [textUnder(target, event)?.textContent ?? '', target.ariaLabel ?? ''];
  for (let element: Element | null = target; element; element = element.parentElement) {
    texts.push(element.textContent);
  }
  return texts.filter((text) => text.trim() !== '' && text.length < maxLength);
}

/** In characters. A field is far shorter, and so is what tells two places of a text apart. */
const maxLength = 50_000;

function focusOwnButton(canvas: ShadowRoot): void {
  const root = canvas.host.getRootNode();
  if (root instanceof ShadowRoot)
    root.querySelector<HTMLElement>('[data-app-id="edit-text"]')?.focus();
}
