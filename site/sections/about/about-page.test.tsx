import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { aboutPage } from '#content-model/content.ts';
import { AboutPage } from './about-page.tsx';
import { Counters } from './counters.tsx';
import type { TeamMember } from './team.tsx';
import { Shop } from './shop.tsx';

// Pictures need their files, and these tests none.
vi.mock('#site/content/window-picture.tsx', () => ({ WindowPicture: () => null }));
vi.mock('#site/content/content-picture.tsx', () => ({
  ContentPicture: ({ picture }: { readonly picture: { alt: string } }) => <img alt={picture.alt} />,
}));

const member = (name: string): TeamMember => ({
  id: name.toLowerCase(),
  sample: false,
  name,
  title: 'Developer',
  image: 'portrait.jpg',
  alt: `Portrait of ${name}.`,
  story: 'I write what you read.\n\nAnd I answer the phone.',
});

test.each([[[]], [['Ada']], [['Ada', 'Grace', 'Edith', 'Annie']]])(
  'shows everyone of the team, and no heading of a team without one: %j',
  (names) => {
    const page = parse(renderToStaticMarkup(<AboutPage team={names.map(member)} countsItself />));
    expect(page.querySelectorAll('h3').map(({ text }) => text.trim())).toEqual(names);
    const alts = page.querySelectorAll('img').map((image) => image.getAttribute('alt'));
    for (const name of names) expect(alts).toContain(`Portrait of ${name}.`);
    expect(page.querySelectorAll('li h3 ~ p').length).toBe(3 * Math.max(0, names.length - 1));
    expect(page.querySelector('#founder-heading') !== null).toBe(names.length > 0);
  },
);

test('says why it counts visits itself only while it does', () => {
  const reason = aboutPage.ownCounting?.text ?? 'no reason';
  const shown = (countsItself: boolean) =>
    parse(renderToStaticMarkup(<AboutPage team={[]} countsItself={countsItself} />)).text.includes(
      reason,
    );
  expect(shown(true)).toBe(aboutPage.ownCounting !== undefined);
  expect(shown(false)).toBe(false);
});

test.each([
  [0, false, '0', 0],
  [1, true, '1+', 1],
  [6, false, '6', 6],
  [31, true, '31+', 1],
  [9_999_999, true, '9,999,999+', 1],
])('a counter of %i, with more: %j, is shown as %s over %i shops', (count, plus, shown, shops) => {
  const counters = [{ count, plus, label: 'Projects' }];
  const list = parse(renderToStaticMarkup(<Counters label="So far" counters={counters} />));
  expect(list.querySelector('strong')?.text).toBe(shown);
  expect(list.querySelectorAll('svg')).toHaveLength(shops);
});

test.each([
  ['open', true],
  ['lit', false],
  ['scaffold', false],
] as const)('a shop drawn %s has a sign: %j', (drawn, hasSign) => {
  const shop = parse(renderToStaticMarkup(<Shop drawn={drawn} place={0} sign="Open" />));
  expect(shop.querySelector('text')?.text).toBe(hasSign ? 'Open' : undefined);
});
