import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { AboutPage } from './about-page.tsx';
import { Counters } from './counters.tsx';
import type { TeamMember } from './founder.tsx';

// Pictures need their files, and these tests none.
vi.mock('#site/content/window-picture.tsx', () => ({ WindowPicture: () => null }));
vi.mock('#site/content/content-picture.tsx', () => ({
  ContentPicture: ({ alt }: { readonly alt: string }) => <img alt={alt} />,
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

test.each([[['Ada']], [['Ada', 'Grace', 'Edith', 'Annie']]])(
  'shows everyone of the team: %j',
  (names) => {
    const page = parse(renderToStaticMarkup(<AboutPage team={names.map(member)} />));
    expect(page.querySelectorAll('h3').map(({ text }) => text.trim())).toEqual(names);
    const alts = page.querySelectorAll('img').map((image) => image.getAttribute('alt'));
    for (const name of names) expect(alts).toContain(`Portrait of ${name}.`);
    expect(page.querySelectorAll('ul p').length).toBe(3 * (names.length - 1));
  },
);

test('has no heading of a team without one', () => {
  const page = parse(renderToStaticMarkup(<AboutPage team={[]} />));
  expect(page.querySelector('#founder-heading')).toBeNull();
  expect(page.querySelector('h3')).toBeNull();
});

test.each([
  [0, '0', 0],
  [1, '1+', 1],
  [31, '31+', 7],
  [12_000, '12,000+', 7],
])('a counter of %i is shown as %s over a house of %i storeys', (count, shown, storeys) => {
  const counters = [{ count, label: 'Projects' }];
  const list = parse(renderToStaticMarkup(<Counters label="So far" counters={counters} />));
  expect(list.querySelector('strong')?.text).toBe(shown);
  expect(list.querySelectorAll('svg > g')).toHaveLength(storeys + 1);
});
