import { expect, test } from 'vitest';
import { homePage, services } from '#content-model/content.ts';
import { cardLayout } from './card-layout.ts';
import { fittingSize, titleHeight } from './draw-card.tsx';
import { readFont } from '#site/build/fonts/read-font.ts';
import { displayFonts } from '../display-fonts.ts';
import { shareCard } from './share-card.ts';

const scene = { boards: [homePage.picture] };
const page = { path: '/about', title: 'About us', picture: scene, cardAlt: '' };
const [service, other = service] = services;
const oneBoard = { boards: [service].flatMap((own) => own ?? []), kicker: 'Search' };
const twoBoards = { boards: [service, other].flatMap((own) => own ?? []) };

test('names a card after its page and its content', async () => {
  const { file } = await shareCard(page);
  expect(file).toMatch(/^about\.[0-9a-f]{10}\.(?:png|jpg)$/);
  const others = await Promise.all([
    shareCard({ ...page, title: 'About all of us' }),
    shareCard({ ...page, picture: oneBoard }),
  ]);
  const files = [file, ...others.map((card) => card.file)];
  expect(new Set(files).size).toBe(files.length);
  expect((await shareCard({ ...page })).file).toBe(file);
});

test.each([
  ['short', 'SEO'],
  ['of one long word', 'Donaudampfschifffahrtsgesellschaftskapitän'],
  [
    'long',
    'Everything that a very small business in Denver, Lakewood, Aurora, Arvada and Littleton ever wanted to know of websites, search and letters',
  ],
])('fits a title that is %s into its box', async (_, title) => {
  for (const picture of [scene, oneBoard, twoBoards]) {
    const layout = cardLayout(picture);
    const size = await fittingSize(title, layout);
    expect(size).toBeLessThanOrEqual(layout.maxTitleSize);
    expect(await titleHeight(title, size, layout)).toBeLessThanOrEqual(layout.title.height);
  }
});

/** A letter of the typeface of the text that the one of headings lacks, if there is one. */
const [display = [], ...more] = await Promise.all(
  displayFonts.map(async ({ data }) => [
    ...(await readFont(Buffer.from(new Uint8Array(data)))).characters,
  ]),
);
const lacking = more.flat().find((character) => character > 0xff && !display.includes(character));

test.skipIf(lacking === undefined)(
  'draws a letter that the typeface lacks in another',
  async () => {
    const svgOf = async (title: string) =>
      (await shareCard({ path: '/x', title, picture: oneBoard, cardAlt: '' })).svg;
    const unknown = String.fromCodePoint(0x10fffd);
    expect(await svgOf(String.fromCodePoint(lacking ?? 0))).not.toBe(await svgOf(unknown));
  },
);

test('draws text as paths and colors as they are by day', async () => {
  const title = '“Tom & Jerry’s” <b>Łódź</b> "café" — O\'Brien, 100%';
  const { svg, alt } = await shareCard({ path: '/x', title, picture: oneBoard, cardAlt: 'A map.' });
  expect(alt).toBe(`${title}. A map.`);
  const pictures = [...svg.matchAll(/data:image\/svg\+xml;base64,([^"]+)/g)].map(([, data = '']) =>
    Buffer.from(data, 'base64').toString(),
  );
  expect(pictures.length).toBeGreaterThan(1);
  for (const text of [svg, ...pictures]) expect(text).not.toMatch(/var\(|<text/);
});
