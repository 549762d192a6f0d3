import { fittedScales, readBoards, type NameBoard } from '#site/content/name-board.ts';
import { darkScheme, isDark, loadLetters, minLetters, paintBoard } from './paint-board.ts';
import type { Sign } from './sign.ts';

let shown: Sign | undefined;
let hung: Element[] = [];
let observer: ResizeObserver | undefined;

/** Lays the sign over the boards of every drawing, or takes it off. Returns whether it is in the street. */
export async function hangSigns(sign: Sign | undefined): Promise<boolean> {
  shown = sign;
  if (sign) await loadLetters(sign);
  if (!observer) {
    observer = new ResizeObserver(hang);
    observer.observe(document.body);
    for (const image of images()) {
      observer.observe(image);
      image.addEventListener('load', hang);
    }
    // The colors of the drawings change with the time of day and with the visitor's scheme.
    const attributeFilter = ['data-daytime'];
    new MutationObserver(hang).observe(document.documentElement, { attributeFilter });
    darkScheme.addEventListener('change', hang);
  }
  hang();
  if (!otherPart.complete) {
    await otherPart.decode().catch(() => {
      // Without a connection the street stays as it is.
    });
    hang();
  }
  return document.querySelector('[data-street] > svg') !== null;
}

/** The first file of the street that has a board for a trade. */
export function fileWithBoard(trade: string) {
  const files = document.querySelectorAll<DrawingFile>('[data-street] [data-boards]');
  for (const file of files) {
    const board = boardsOf(file).find(({ trades }) => trades === trade);
    const [width, height] = ['width', 'height'].map((name) => Number(file.getAttribute(name)));
    if (board && width && height) return { board, width, height, src: addressOf(file) };
  }
  return undefined;
}

type DrawingFile = HTMLImageElement | HTMLSourceElement;

function boardsOf({ dataset: { boards } }: HTMLElement): NameBoard[] {
  return boards === undefined ? [] : readBoards(boards);
}

/** The whole address of a drawing, which has one size only. */
function addressOf(file: DrawingFile): string {
  return new URL(file.srcset || file.src, location.href).href;
}

function withoutHash(address: string): string {
  return address.replace(/#.*/, '');
}

/** Without `:has`, which Firefox has from 121 on. */
function images(): readonly HTMLImageElement[] {
  const all = document.querySelectorAll<HTMLImageElement>('picture > img');
  return [...all].filter((image) => image.parentElement?.querySelector('[data-boards]') !== null);
}

function hang(): void {
  for (const element of hung) element.remove();
  hung = [];
  for (const image of images()) {
    delete image.dataset.covered;
    if (shown && image.naturalWidth > 0) hangOn(image, shown);
  }
}

function hangOn(image: HTMLImageElement, sign: Sign): void {
  const { width, height } = image.getBoundingClientRect();
  const { naturalWidth, naturalHeight } = image;
  const { objectFit, objectPosition } = getComputedStyle(image);
  const scales = [width / naturalWidth, height / naturalHeight];
  const scale = objectFit === 'cover' ? Math.max(...scales) : Math.min(...scales);
  const [left = 0, top = 0] = objectPosition.split(' ').map((part) => parseFloat(part) / 100);
  const view = {
    image,
    scale,
    left: (width - naturalWidth * scale) * left,
    top: (height - naturalHeight * scale) * top,
    drawnWidth: naturalWidth * scale,
  };
  const files = [...(image.parentElement?.querySelectorAll('source') ?? []), image];
  // In the evening some browsers say the address without `#evening`.
  const shownFile = withoutHash(image.currentSrc);
  const file = files.find((each) => withoutHash(addressOf(each)) === shownFile);
  const boards = (file ? boardsOf(file) : []).filter(({ trades }) =>
    trades.split('+').some((trade) => trade === '*' || trade === sign.board),
  );
  const isSeen = boards.map((board) => layOver(view, board, sign)).includes(true);
  const street = image.closest('[data-street]');
  if (!isSeen && street) showOtherPart(image, street, sign);
}

/** Where a drawing is shown: its scale, and its upper left corner in the box of the image. */
interface View {
  readonly image: HTMLImageElement;
  readonly scale: number;
  readonly left: number;
  readonly top: number;
  readonly drawnWidth: number;
}

/** Shows the part of the street with the visitor's shop, where a window shows another part. */
const otherPart = new Image();
otherPart.alt = '';
otherPart.ariaHidden = 'true';
otherPart.className = 'no-print';
otherPart.style.maxWidth = 'none';
otherPart.onload = hang;

function showOtherPart(image: HTMLImageElement, street: Element, sign: Sign): void {
  const found = fileWithBoard(sign.board);
  if (!found) return;
  const { src, board } = found;
  if (otherPart.src !== src) otherPart.src = src;
  // Not there yet, or broken.
  if (otherPart.naturalWidth === 0) return;
  const { top: imageTop, width, height } = image.getBoundingClientRect();
  // One that is hidden has a box without a place.
  const texts = [...street.querySelectorAll('p, .note')]
    .map((text) => text.getBoundingClientRect())
    .filter((box) => box.height > 0);
  const sky = Math.max(0, ...texts.map(({ bottom }) => bottom - imageTop));
  // On a phone the mountains and the name have room, and a part of the road is out of sight.
  const [minScale, sunk] =
    width < 600
      ? [Math.max(Math.min(0.72, 95 / board.width), (height - sky) / (0.8 * found.height)), 24]
      : [height / found.height, 0];
  const scale = Math.max(minScale, width / found.width);
  const end = width - found.width * scale;
  const left = Math.min(0, Math.max(end, width / 2 - (board.x + board.width / 2) * scale));
  const top = height - found.height * scale + sunk;
  // Where they are higher, they fade into the sky.
  const free = sky - top;
  otherPart.style.maskImage = `linear-gradient(transparent ${free}px, #000 ${free + 8}px)`;
  otherPart.style.colorScheme = getComputedStyle(image).colorScheme;
  image.dataset.covered = '';
  layOver({ image, scale, left, top, drawnWidth: found.width * scale }, board, sign);
  // Goes between the first drawing and the board.
  const size = { width: found.width * scale, height: found.height * scale };
  place(otherPart, image, { left, top, ...size });
}

/** Lays the sign over a board, unless it is out of sight or too small to read. */
function layOver(view: View, board: NameBoard, sign: Sign): boolean {
  const { image, drawnWidth } = view;
  const { x, y, fitted: [fixedX, fixedY] = [0, 0] } = board;
  const growth = board.fitted
    ? (fittedScales.findLast(([from]) => from <= drawnWidth)?.[1] ?? 1)
    : 1;
  const scale = view.scale * growth;
  const left = view.left + fixedX * view.scale + (x - fixedX) * scale;
  const top = view.top + fixedY * view.scale + (y - fixedY) * scale;
  const [width, height] = [board.width * scale, board.height * scale];
  const box = image.getBoundingClientRect();
  const isInSight =
    left > -1 && top > -1 && left + width < box.width + 1 && top + height < box.height + 1;
  if (!isInSight || height < minLetters || width < 3 * minLetters) return false;
  const painted = paintBoard(board, sign, scale, isDark(image));
  place(boardWith(board, painted), image, { left, top, width, height });
  return true;
}

function boardWith(
  { x, y, width, height }: NameBoard,
  { ground, ink, lines, font, anchor, direction }: ReturnType<typeof paintBoard>,
): SVGElement {
  const svg = shape('svg', { viewBox: [x, y, width, height].join(' '), 'aria-hidden': true });
  svg.classList.add('no-print');
  svg.style.setProperty('forced-color-adjust', 'none');
  const back = shape('rect', { x, y, width, height });
  back.style.fill = ground;
  svg.append(back);
  for (const { text, ...start } of lines) {
    const line = shape('text', start);
    line.textContent = text;
    // As it was measured: small letters are otherwise set on whole pixels.
    const textRendering = 'geometricPrecision';
    Object.assign(line.style, { font, fill: ink, textAnchor: anchor, direction, textRendering });
    svg.append(line);
  }
  return svg;
}

function shape(name: string, attributes: Readonly<Record<string, string | number | boolean>>) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

type Box = Readonly<Record<'left' | 'top' | 'width' | 'height', number>>;

/** Puts an element over an image, at a place in its box. */
function place(element: HTMLElement | SVGElement, image: HTMLImageElement, box: Box): void {
  const { left, top, width, height } = box;
  const street = image.closest('[data-street]');
  const outer = (street ?? image.offsetParent ?? document.body).getBoundingClientRect();
  const inner = image.getBoundingClientRect();
  Object.assign(element.style, {
    position: 'absolute',
    left: `${inner.left - outer.left + left}px`,
    top: `${inner.top - outer.top + top}px`,
    width: `${width}px`,
    height: `${height}px`,
    pointerEvents: 'none',
  });
  const picture = image.closest('picture');
  // An image inside would choose from the sources.
  if (street) picture?.after(element);
  // Outside, it would stand between neighbors that the layout counts.
  else picture?.append(element);
  hung.push(element);
}
