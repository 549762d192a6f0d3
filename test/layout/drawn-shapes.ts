import type { Browser, Page } from '@playwright/test';
import type { Box } from './box.ts';

/** What a drawing shows where. */
export interface DrawnShapes {
  /** Each face, in parts of the drawing's width and height. */
  readonly faces: readonly Box[];
  /** Rows of `#` where something is drawn and `.` where the page shows through. */
  readonly mask: readonly string[];
}

const known = new Map<string, Promise<DrawnShapes>>();
let workshop: Promise<Page> | undefined;

/** Returns the shapes of a drawing. Each drawing is looked at once, in a blank page of its own. */
export function drawnShapes(browser: Browser, svg: string): Promise<DrawnShapes> {
  workshop ??= browser.newContext().then((context) => context.newPage());
  const shapes = known.get(svg) ?? workshop.then((page) => lookAt(page, svg));
  known.set(svg, shapes);
  return shapes;
}

function lookAt(page: Page, svg: string): Promise<DrawnShapes> {
  return page.evaluate(async (source) => {
    const wall = document.body.appendChild(document.createElement('div'));
    wall.innerHTML = source;
    const drawing = wall.querySelector('svg');
    if (!drawing) throw new Error('This is no drawing.');
    const sheet = drawing.getBoundingClientRect();
    const boxes = (selector: string) =>
      [...drawing.querySelectorAll(selector)].map((part) => part.getBoundingClientRect());
    const eyes = boxes('circle[fill="var(--ink)"]').map(({ x, y, width, height }) => ({
      x: x + width / 2,
      y: y + height / 2,
    }));
    // A face has the color of skin and two eyes.
    const faces = boxes(':is(path, ellipse)[fill^="var(--skin-"]')
      .filter(
        ({ left, top, right, bottom }) =>
          eyes.filter(({ x, y }) => x > left && x < right && y > top && y < bottom).length === 2,
      )
      .map(({ left, top, right, bottom }) => ({
        left: (left - sheet.left) / sheet.width,
        top: (top - sheet.top) / sheet.height,
        right: (right - sheet.left) / sheet.width,
        bottom: (bottom - sheet.top) / sheet.height,
      }));
    wall.remove();

    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
    await image.decode();
    const width = 480;
    const height = Math.max(1, Math.round((width * sheet.height) / sheet.width));
    const canvas = new OffscreenCanvas(width, height).getContext('2d');
    if (!canvas) throw new Error('This browser cannot paint.');
    canvas.drawImage(image, 0, 0, width, height);
    const { data } = canvas.getImageData(0, 0, width, height);
    const opacity = (row: number, column: number) => data[(row * width + column) * 4 + 3] ?? 0;
    const mask = Array.from({ length: height }, (_, row) =>
      Array.from({ length: width }, (_, column) => (opacity(row, column) > 64 ? '#' : '.')).join(
        '',
      ),
    );
    return { faces, mask };
  }, svg);
}
