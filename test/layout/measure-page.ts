import type { Page } from '@playwright/test';

/** Measures the page as it is now, once its pictures are there. What stays in place while it scrolls is left out. */
export function measurePage(page: Page) {
  return page.evaluate(async () => {
    type Box = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>;
    interface Part {
      readonly name: string;
      readonly box: Box;
      /** The figures and the controls that it is in, and itself if it is a control. */
      readonly within: readonly Element[];
    }
    for (const image of document.images) image.loading = 'eager';
    await new Promise(requestAnimationFrame);
    const loading = [...document.images].filter(({ complete }) => !complete);
    await Promise.all(
      loading.map(
        (image) =>
          new Promise((end) => {
            for (const name of ['load', 'error']) image.addEventListener(name, end, { once: true });
          }),
      ),
    );
    const everywhere: Box = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
    const shared = (a: Box, b: Box): Box => ({
      left: Math.max(a.left, b.left),
      top: Math.max(a.top, b.top),
      right: Math.min(a.right, b.right),
      bottom: Math.min(a.bottom, b.bottom),
    });
    const isSeen = ({ left, top, right, bottom }: Box) => right - left > 2 && bottom - top > 2;
    const boxOf = (rect: DOMRect): Box => ({
      left: rect.left + scrollX,
      top: rect.top + scrollY,
      right: rect.right + scrollX,
      bottom: rect.bottom + scrollY,
    });

    /** What the ancestors of an element let be seen of it. */
    const frames = new Map<Element | null, Box | undefined>([[null, everywhere]]);
    const frameOf = (element: Element | null): Box | undefined => {
      if (frames.has(element)) return frames.get(element);
      if (!element) return everywhere;
      const { position, bottom, overflowX, overflowY, clipPath } = getComputedStyle(element);
      const stays = position === 'fixed' || (position === 'sticky' && bottom !== 'auto');
      const outer = frameOf(element.parentElement);
      const clips = element !== document.body && element !== document.documentElement;
      const own =
        clips && (overflowX !== 'visible' || overflowY !== 'visible')
          ? boxOf(element.getBoundingClientRect())
          : everywhere;
      const frame = stays || !outer || clipPath !== 'none' ? undefined : shared(outer, own);
      frames.set(element, frame);
      return frame;
    };
    const seenOf = (element: Element, rect: DOMRect): Box | undefined => {
      const frame = frameOf(element);
      const box = frame && shared(frame, boxOf(rect));
      return box && isSeen(box) ? box : undefined;
    };
    const displayOf = (element: Element) => getComputedStyle(element).display;
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

    const controlList = [
      ...document.querySelectorAll('a[href], button, input, textarea, select, summary'),
    ].filter(isShown);
    const figures = document.querySelectorAll('figure, [role="group"]');
    const wrappers = new Set<Element>([...controlList, ...figures]);
    const within = (element: Element | null): readonly Element[] => {
      if (!element) return [];
      const outer = within(element.parentElement);
      return wrappers.has(element) ? [...outer, element] : outer;
    };
    const shortened = (text: string) => text.trim().replaceAll(/\s+/g, ' ').slice(0, 60);

    /** Lines of text, in the half of their height that has ink. */
    const lines: Part[] = [];
    const broken: string[] = [];
    const rectsOf = new Map<Element, { rects: DOMRect[]; letters: number }>();
    const running = 'p, li, dd, figcaption, blockquote';
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const text = node.textContent ?? '';
      const parent = node.parentElement;
      if (text.trim() === '' || !parent || parent.closest('script, style, noscript, option, svg'))
        continue;
      if (!isShown(parent) || !frameOf(parent)) continue;
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      // Chromium has a second box for the part that the ellipsis stands for.
      const rects =
        getComputedStyle(parent).textOverflow === 'ellipsis' ? boxes.slice(0, 1) : boxes;
      const into = within(parent);
      for (const rect of rects) {
        const box = seenOf(parent, rect);
        if (!box) continue;
        const ink = rect.height / 4;
        lines.push({
          name: shortened(text),
          box: { ...box, top: box.top + ink, bottom: box.bottom - ink },
          within: into,
        });
      }
      // The text of a link or a button is a label, however long.
      const block = parent.closest('a, button') ? null : parent.closest(running);
      if (block) {
        const all = rectsOf.get(block) ?? { rects: [], letters: 0 };
        all.rects.push(...rects);
        all.letters += text.trim().length;
        rectsOf.set(block, all);
      }
      if (rects.length < 2) continue;
      for (const { 0: word, index } of text.matchAll(
        /(?<![\p{L}\p{M}\d@./_-])\p{L}{2,11}(?![\p{L}\p{M}\d@/_-])/gu,
      )) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1) broken.push(`"${word}" of "${shortened(text)}"`);
      }
    }

    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    const narrow: string[] = [];
    for (const [block, { rects, letters }] of rectsOf) {
      // A sentence in letters as large as a heading's is read like one.
      const isLarge = sizeOf(block) > 1.5 * sizeOf(document.documentElement);
      if (letters <= 60 || isLarge) continue;
      const rows: { middle: number; left: number; right: number }[] = [];
      for (const { top, bottom, left, right } of rects) {
        const middle = (top + bottom) / 2;
        const row = rows.find((other) => Math.abs(other.middle - middle) < (bottom - top) / 2);
        if (!row) rows.push({ middle, left, right });
        else {
          row.left = Math.min(row.left, left);
          row.right = Math.max(row.right, right);
        }
      }
      const widths = rows.map(({ left, right }) => right - left);
      const letter = widths.reduce((sum, width) => sum + width, 0) / letters;
      const widest = Math.floor(Math.max(...widths) / letter);
      // Letters may be so large that no column of a phone holds more.
      const fillsWindow = Math.max(...widths) > 0.55 * innerWidth;
      if (widest < 20 && !fillsWindow) narrow.push(`${widest}: "${shortened(block.textContent)}"`);
    }

    const describe = (element: Element) =>
      shortened(element.getAttribute('aria-label') ?? element.textContent) ||
      element.outerHTML.slice(0, 80);
    const controls = controlList.flatMap((element): readonly Part[] => {
      if (displayOf(element) === 'inline') return [];
      const box = seenOf(element, element.getBoundingClientRect());
      return box ? [{ name: describe(element), box, within: within(element) }] : [];
    });

    const small = controlList.flatMap((element) => {
      if (element.classList.contains('skip-link')) return [];
      const isInline = displayOf(element) === 'inline';
      let block = element.parentElement;
      while (block && displayOf(block) === 'inline') block = block.parentElement;
      // WCAG excepts links in running text.
      const isInText = block?.textContent.trim() !== element.textContent.trim();
      if (isInline && isInText) return [];
      // A label around a checkbox takes the tap too.
      const pressed = element.closest('label') ?? element;
      const { width, height } = pressed.getBoundingClientRect();
      const min = isInline ? 23.5 : 43.5;
      return width < min || height < min ? [`${describe(element)}: ${width} x ${height}`] : [];
    });

    const overlaps: string[] = [];
    const parts = [...lines, ...controls].sort((one, other) => one.box.top - other.box.top);
    for (const [index, part] of parts.entries()) {
      for (const other of parts.slice(index + 1)) {
        if (other.box.top > part.box.bottom) break;
        if (!isSeen(shared(part.box, other.box))) continue;
        // Two parts of one control belong to each other.
        if (part.within.some((wrapper) => other.within.includes(wrapper))) continue;
        const { left, top, right, bottom } = part.box;
        const place = [left, top, right, bottom].map(Math.round).join(' ');
        overlaps.push(`"${part.name}" and "${other.name}" at ${place}`);
      }
    }

    return {
      /** Texts whose lines hold less than 20 characters, and do not take most of the window either. */
      narrow,
      /** Short words that are broken in two. */
      broken,
      /** Controls under 44 px and lone links under 24 px. */
      small,
      /** Texts and controls that lie over another one. */
      overlaps: [...new Set(overlaps)],
    };
  });
}
