import { fileWithBoard } from './hang-signs.ts';
import { fontOf, isDark, paintBoard } from './paint-board.ts';
import type { Sign } from './sign.ts';

const [width, height] = [1200, 630];
/** How high the whole drawing would be: its upper half is left out, so that the shop is large. */
const drawnHeight = 1200;

/** Downloads a picture of the street with the sign. Throws if the browser cannot draw it. */
export async function makePicture(sign: Sign, agency: string): Promise<void> {
  const file = fileWithBoard(sign.board);
  const street = document.querySelector('[data-street]');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!file || !street || !context) throw new Error('There is no street to draw');
  Object.assign(canvas, { width, height });

  // A canvas takes the computed color only.
  const sample = street.appendChild(document.createElement('i'));
  const colorOf = (name: string) => {
    sample.style.color = `var(--${name})`;
    return getComputedStyle(sample).color;
  };
  const sky = context.createLinearGradient(0, 0, 0, 0.6 * height);
  for (const [index, name] of ['top', 'middle', 'bottom'].entries()) {
    sky.addColorStop(index / 2, colorOf(`sky-${name}`));
  }
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);

  const { board } = file;
  const place = street.querySelector('picture') ?? street;
  const drawing = await placeDrawing(file.src, place);
  const scale = Math.max(drawnHeight / file.height, width / file.width);
  const middle = width / 2 - (board.x + board.width / 2) * scale;
  context.translate(
    Math.min(0, Math.max(width - file.width * scale, middle)),
    height - file.height * scale,
  );
  context.scale(scale, scale);
  context.drawImage(drawing, 0, 0, file.width, file.height);
  drawing.remove();

  const painted = paintBoard(board, sign, scale, isDark(place));
  const { ground, ink, lines, font, anchor, direction } = painted;
  context.fillStyle = ground;
  context.fillRect(board.x, board.y, board.width, board.height);
  context.fillStyle = ink;
  Object.assign(context, { font, direction, textAlign: anchor === 'middle' ? 'center' : 'start' });
  for (const { text, x, y } of lines) context.fillText(text, x, y);

  context.resetTransform();
  Object.assign(context, { font: fontOf('display', 30), direction: 'ltr', textAlign: 'start' });
  context.fillStyle = colorOf('ground');
  context.fillRect(0, height - 64, context.measureText(agency).width + 64, 64);
  context.fillStyle = colorOf('ink');
  context.fillText(agency, 32, height - 22);
  sample.remove();

  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!blob) throw new Error('The canvas gives no picture');
  download(blob);
}

/** Loads a drawing beside the one of the page: an image has the colors of its place in a page. */
async function placeDrawing(src: string, place: Element): Promise<HTMLImageElement> {
  const drawing = new Image();
  drawing.src = src;
  drawing.alt = '';
  const { colorScheme } = getComputedStyle(place);
  Object.assign(drawing.style, { position: 'absolute', visibility: 'hidden', colorScheme });
  place.after(drawing);
  await drawing.decode().catch((error: unknown) => {
    drawing.remove();
    throw error;
  });
  // A canvas does not wait for the style.
  drawing.getBoundingClientRect();
  return drawing;
}

function download(picture: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = 'street.png';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
