import { expect, test } from 'vitest';
import { cardLayout } from './card-pictures.ts';
import { fittedTitle } from './card-text.tsx';
import { shareCard } from './share-card.ts';

const page = { path: '/about', title: 'About us', picture: 'street' } as const;
const boards = { boards: ['case-okafor-plumbing.svg'], alt: 'A plumber’s page.' };
const beside = { beside: 'seo-ranking.svg', alt: 'A map.', kicker: 'Search' };

test('a card that says or shows something else has another address', async () => {
  const { file } = await shareCard(page, 'Fourteener');
  expect(file).toMatch(/^about\.[0-9a-f]{10}\.png$/);
  const others = await Promise.all([
    shareCard({ ...page, title: 'About all of us' }, 'Fourteener'),
    shareCard({ ...page, picture: 'studio' }, 'Fourteener'),
    shareCard(page, 'Another'),
  ]);
  expect(new Set([file, ...others.map((card) => card.file)]).size).toBe(4);
  expect((await shareCard({ ...page }, 'Fourteener')).file).toBe(file);
});

test.each([
  ['short', 'SEO'],
  ['of one long word', 'Donaudampfschifffahrtsgesellschaftskapitän'],
  ['with marks', '“Tom & Jerry’s” <b>Łódź</b> "café" — O\'Brien, 100%'],
  [
    'long',
    'Everything that a very small business in Denver, Lakewood, Aurora, Arvada and Littleton ever wanted to know of websites, search and letters',
  ],
])('a title %s is whole, and stays in its place', async (_, title) => {
  for (const picture of ['street', 'bricks', beside, boards] as const) {
    const layout = cardLayout(picture);
    const fitted = await fittedTitle(title, layout);
    expect(fitted.words).toBe(title);
    expect(fitted.height).toBeLessThanOrEqual(layout.title.height);
    expect(fitted.size).toBeLessThanOrEqual(layout.largest);
  }
  const { svg } = await shareCard({ path: '/x', title, picture: beside }, 'Fourteener');
  expect(svg).not.toContain('var(');
  expect(svg).not.toContain('<text');
});

test('a long title gets smaller letters than a short one', async () => {
  const layout = cardLayout(beside);
  const { size } = await fittedTitle('Websites', layout);
  expect(size).toBe(layout.largest);
  expect((await fittedTitle('Websites '.repeat(12), layout)).size).toBeLessThan(size);
});

test('what no font here has, such as an emoji, leaves no empty box', async () => {
  const layout = cardLayout('street');
  expect((await fittedTitle('Rye 🥖 on Friday 👨‍👩‍👧', layout)).words).toMatch(/^Rye +on Friday$/);
});
