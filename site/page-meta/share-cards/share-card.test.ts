import { expect, test } from 'vitest';
import { homePage, services } from '#content-model/content.ts';
import { cardLayout } from './card-layout.ts';
import { fittingSize, titleHeight } from './draw-card.tsx';
import { shareCard } from './share-card.ts';

const scene = { boards: [homePage.picture] };
const [service, other = service] = services;
const oneBoard = { boards: [service].flatMap((own) => own ?? []), kicker: 'Search' };
const twoBoards = { boards: [service, other].flatMap((own) => own ?? []) };

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
