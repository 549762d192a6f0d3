import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ReactNode } from 'react';
import satori, { type Font } from 'satori';
import { letteringWidth } from '../../../illustrations/kit/lettering.ts';
import { palette } from '../../../illustrations/kit/palette.ts';
import { roofsAndPeak } from '#site/sections/mark/mark.tsx';
import { type CardLayout } from './card-pictures.ts';
import { cardSize } from './card-size.ts';

/** The words of a card, as an SVG without a ground: the mark and name on top, the title below. */
export async function cardText(
  title: string,
  layout: CardLayout,
  agencyName: string,
): Promise<string> {
  const { words, size } = await fittedTitle(title, layout);
  const { x, y, width } = layout.title;
  return drawn(
    <div style={{ display: 'flex', width: '100%', height: '100%', color: ink, fontFamily }}>
      <Wordmark name={await paintable(agencyName)} width={width} />
      <div style={{ display: 'flex', position: 'absolute', left: x, top: y }}>
        <Words title={words} size={size} layout={layout} />
      </div>
    </div>,
    cardSize,
  );
}

const ink = palette['evergreen-900'][0];
/** Below the smallest, a title would be illegible in a chat. None of the site comes near it. */
const smallest = 20;
const lineHeight = 1.03;

interface FittedTitle {
  readonly words: string;
  readonly size: number;
  readonly height: number;
}

/** A title in the largest letters with which it has room as a whole; none so large that a word breaks. */
export async function fittedTitle(title: string, layout: CardLayout): Promise<FittedTitle> {
  const { width, height: room } = layout.title;
  const words = await paintable(title);
  const fits = (size: number) =>
    words
      .split(/\s+/)
      .every((word) => letteringWidth(word, { font: 'display', size, tracking: -0.02 }) <= width);
  for (let size: number = layout.largest; ; size -= 2) {
    if (size > smallest && !fits(size)) continue;
    const svg = await drawn(<Words title={words} size={size} layout={layout} />, { width });
    const height = Number(/height="([\d.]+)"/.exec(svg)?.[1]);
    if (height <= room || size <= smallest) return { words, size, height };
  }
}

interface WordsProps {
  readonly title: string;
  readonly size: number;
  readonly layout: CardLayout;
}

function Words({ title, size, layout: { kicker, title: box } }: WordsProps) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', width: box.width, fontFamily }}>
      {kicker !== undefined && (
        <div style={{ display: 'flex', fontSize: 30, marginBottom: 14, color: kickerInk }}>
          {kicker}
        </div>
      )}
      <div
        style={{
          display: 'block',
          fontSize: size,
          lineHeight,
          letterSpacing: size * -0.02,
          textWrap: 'balance',
          wordBreak: 'break-word',
        }}
      >
        {title}
      </div>
    </div>
  );
}

const kickerInk = palette['alpenglow-700'][0];

/** Mark and name in one row, which a long name fills with smaller letters. */
function Wordmark({ name, width }: { readonly name: string; readonly width: number }) {
  const room = (width - 66) / letteringWidth(name, { font: 'display', size: 1 });
  return (
    <div
      style={{
        display: 'flex',
        position: 'absolute',
        left: 60,
        top: 40,
        height: 48,
        alignItems: 'center',
        fontSize: Math.min(38, room),
        whiteSpace: 'nowrap',
        letterSpacing: -0.4,
      }}
    >
      <svg width="54" height="38" viewBox="0 0 34 24" style={{ marginRight: 12 }}>
        <path d={`${roofsAndPeak}V22.6H1.6Z`} fill={ink} />
        <path d="M23.4 2.9 22.4 10l2.4 3.2-1 9.4h8.6Z" fill={palette['alpenglow-300'][0]} />
        <path d="M4.4 15.5h2.6v3.4H4.4zM9.6 11.2h2.6v3.4H9.6z" fill={palette.glow[0]} />
        <path
          d={roofsAndPeak}
          fill="none"
          stroke={palette.line[0]}
          strokeWidth="2"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </svg>
      {name}
    </div>
  );
}

const fontFamily = 'Gloock, Gloock Latin Extended';

const fonts = [
  font('Gloock', '@fontsource/gloock/files/gloock-latin-400-normal.woff2'),
  font('Gloock Latin Extended', '@fontsource/gloock/files/gloock-latin-ext-400-normal.woff2'),
];

function font(name: string, file: string): Font {
  const data = readFileSync(createRequire(import.meta.url).resolve(file));
  return { name, data, weight: 400, style: 'normal' };
}

function drawn(element: ReactNode, size: { width: number; height?: number }): Promise<string> {
  return satori(element, { ...size, fonts });
}

/**
 * The title without what no font here has, such as an emoji: an empty box would stand in its place,
 * and the words beside the card have it.
 */
async function paintable(title: string): Promise<string> {
  const missing = new Set<string>();
  await satori(<div style={{ fontFamily }}>{title}</div>, {
    width: cardSize.width,
    fonts,
    loadAdditionalAsset: (_language, letters) => {
      missing.add(letters);
      return Promise.resolve([]);
    },
  });
  return [...missing].reduce((rest, letters) => rest.replaceAll(letters, ''), title).trim();
}
