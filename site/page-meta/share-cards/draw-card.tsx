import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { brandColors } from '#content-model/brand/brand-colors.ts';
import { agency, brand } from '#content-model/content.ts';
import { contentFolder } from '#content-model/content-folder.ts';
import { cropAround } from '#site/content/crop-around.ts';
import { imagePath } from '#content-model/image-path.ts';
import type { Picture } from '#content-model/schemas/picture-schema.ts';
import { readDrawing } from '#site/content/read-drawing.ts';
import { brandMark } from '../brand-mark.tsx';
import { displayFamily as fontFamily, displayFonts as fonts } from '../display-fonts.ts';
import { cardSize, type Box, type CardLayout } from './card-layout.ts';

/** Returns a share card as an SVG without fonts: sky, pictures, mark and name, and the title. */
export async function drawCard(title: string, layout: CardLayout): Promise<string> {
  const titleSize = await fittingSize(title, layout);
  const mark = await cardMark(layout.title.width);
  const room = layout.title.width - (mark === undefined ? 0 : mark.width + markGap);
  const fitted = room / (await widthOf([agency.name]));
  // Rather two lines than letters that are too small to read.
  const hasTwoLines = fitted < minNameSize;
  const nameSize = hasTwoLines ? Math.min(minNameSize, fitted * 1.7) : Math.min(38, fitted);
  const boards = await Promise.all(
    layout.boards.map(async (board) => ({ ...board, address: await boardAddress(board) })),
  );
  const scene = sceneSvg(layout.scene);
  return satori(
    <div
      style={{ display: 'flex', ...cardSize, backgroundImage: sky, fontFamily, color: light.ink }}
    >
      {scene !== undefined && <Placed address={svgAddress(scene)} left={0} top={0} {...cardSize} />}
      {boards.map((board) => (
        <Board key={board.left} {...board} />
      ))}
      <div style={{ ...placed, left: 60, top: 40, height: 48, alignItems: 'center' }}>
        {mark !== undefined && <img {...mark} style={{ marginRight: markGap }} />}
        {brand.logo.hasName !== true && (
          <div
            style={{
              display: 'block',
              ...(hasTwoLines ? { width: room, textWrap: 'balance' } : { whiteSpace: 'nowrap' }),
              fontSize: nameSize,
              lineHeight: 1.1,
              letterSpacing: -0.4,
            }}
          >
            {agency.name}
          </div>
        )}
      </div>
      <div style={{ ...placed, left: layout.title.left, top: layout.title.top }}>
        <Title title={title} size={titleSize} layout={layout} />
      </div>
    </div>,
    { ...cardSize, fonts },
  );
}

const { light, steps, line } = brandColors(brand.colors);
const boardFrame = steps['main-800'];
const boardFace = steps['accent-100'];
const sky = `linear-gradient(${light.skyTop}, ${light.skyMiddle} 55%, ${light.skyBottom})`;
const placed = { display: 'flex', position: 'absolute' } as const;
/** Where the posts of a board end on `share/roadside.svg`. */
const ground = 584;
const minTitleSize = 20;
const minNameSize = 22;
const markGap = 12;
const tracking = -0.02;

/** Returns the largest font size at which the title fits its box without breaking a word. */
export async function fittingSize(title: string, layout: CardLayout): Promise<number> {
  const { width, height } = layout.title;
  const maxForWords = width / (await widthOf(title.split(/\s+/)));
  let size = Math.floor(Math.min(layout.maxTitleSize, maxForWords));
  while (size > minTitleSize && (await titleHeight(title, size, layout)) > height) size -= 2;
  return Math.max(size, minTitleSize);
}

export async function titleHeight(title: string, size: number, layout: CardLayout) {
  const svg = await satori(<Title title={title} size={size} layout={layout} />, {
    width: layout.title.width,
    fonts,
  });
  return Number(/height="([\d.]+)"/.exec(svg)?.[1]);
}

/** Returns the width of the longest of some texts, in multiples of the font size. */
async function widthOf(texts: readonly string[]): Promise<number> {
  const fontSize = 100;
  const column = (
    <div style={{ display: 'flex', flexDirection: 'column', fontFamily, fontSize }}>
      {texts.map((text) => (
        <div key={text} style={{ whiteSpace: 'nowrap' }}>
          {text}
        </div>
      ))}
    </div>
  );
  const svg = await satori(column, { height: fontSize, fonts });
  return Number(/width="([\d.]+)"/.exec(svg)?.[1]) / fontSize;
}

interface TitleProps {
  readonly title: string;
  readonly size: number;
  readonly layout: CardLayout;
}

function Title({ title, size, layout: { kicker, title: box } }: TitleProps) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', width: box.width, fontFamily }}>
      {kicker !== undefined && (
        <div style={{ fontSize: 30, marginBottom: 14, color: light.link }}>{kicker}</div>
      )}
      <div
        style={{
          display: 'block',
          fontSize: size,
          lineHeight: 1.03,
          letterSpacing: size * tracking,
          textWrap: 'balance',
          wordBreak: 'break-word',
        }}
      >
        {title}
      </div>
    </div>
  );
}

function Board({ address, left, top, width, height }: PlacedProps): ReactNode {
  const block = (box: Box, backgroundColor: string) => (
    <div style={{ ...placed, ...box, backgroundColor }} />
  );
  const post = { top: top + height, width: 14, height: ground - top - height };
  return (
    <div style={{ ...placed, left: 0, top: 0, ...cardSize }}>
      {block({ ...post, left: left + 67 }, boardFrame)}
      {block({ ...post, left: left + width - 81 }, boardFrame)}
      {block({ left: left - 8, top: top - 8, width: width + 16, height: height + 16 }, boardFrame)}
      {block({ left: left - 8, top: top - 11, width: width + 16, height: 6 }, line)}
      {block({ left, top, width, height }, boardFace)}
      <Placed address={address} left={left} top={top} width={width} height={height} />
    </div>
  );
}

/** The agency's mark, at most half as wide as the title beside a name. */
async function cardMark(titleWidth: number) {
  const mark = await brandMark();
  if (mark === undefined) return undefined;
  const [width = 1, height = 1] = (/viewBox="[\d.-]+ [\d.-]+ ([\d. ]+)"/.exec(mark)?.[1] ?? '')
    .split(' ')
    .map(Number);
  const maxWidth = brand.logo.hasName === true ? titleWidth : titleWidth / 2;
  const scale = Math.min(38 / height, maxWidth / width);
  return {
    src: svgAddress(mark),
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  };
}

interface PlacedProps extends Box {
  /** The picture as a `data:` address. */
  readonly address: string;
}

function Placed({ address, left, top, ...size }: PlacedProps) {
  const style = { position: 'absolute', left, top, objectFit: 'cover' } as const;
  return <img src={address} {...size} style={style} />;
}

async function boardAddress({ image, focus, width, height }: Box & Picture): Promise<string> {
  if (image.endsWith('.svg')) return svgAddress(imageSvg(image));
  const file = imagePath(contentFolder, image);
  const { autoOrient: size } = await sharp(file).metadata();
  const photo = await sharp(file, { autoOrient: true })
    .extract(cropAround(size, [width, height], focus))
    .resize(width, height)
    .jpeg({ quality: 90 })
    .toBuffer();
  return `data:image/jpeg;base64,${photo.toString('base64')}`;
}

/** The lower edge of a wide picture, and the sky above it; undefined without the samples' road. */
function sceneSvg({ file, from, width }: CardLayout['scene']): string | undefined {
  if (!existsSync(join(contentFolder, 'images', file))) return undefined;
  const svg = imageSvg(file);
  const pictureHeight = Number(/^<svg[^>]* height="([\d.]+)"/.exec(svg)?.[1]);
  const height = (width * cardSize.height) / cardSize.width;
  const viewBox = `${from} ${pictureHeight - height} ${width} ${height}`;
  const size = `width="${cardSize.width}" height="${cardSize.height}"`;
  const root = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" ${size}>`;
  return svg.replace(/^<svg[^>]*>/, root);
}

/** A picture of the site by day. What paints the card knows neither media queries nor `var()`. */
function imageSvg(file: string): string {
  const svg = readDrawing(file, brand);
  const light = /:root\s*\{([^}]*)\}/.exec(svg)?.[1] ?? '';
  const colors = new Map(
    [...light.matchAll(/(--[\w-]+):\s*([^;]+)/g)].map(([, name, value]) => [name, value]),
  );
  return svg.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => colors.get(name) ?? 'none');
}

function svgAddress(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
