import { expect, test } from 'vitest';
import { content } from '#content-model/content.ts';
import { contentFolder } from '#content-model/content-folder.ts';
import { textFacts } from '#content-model/text-facts.ts';
import { findPictures, findPlaces, pictureFields } from './find-places.ts';
import { placesInFile, textPlaces, type TextPlace } from './text-places.ts';

const facts = textFacts(content);

function placesIn(files: Readonly<Record<string, string>>): readonly TextPlace[] {
  return Object.entries(files).flatMap(([file, text]) => placesInFile(file, text, facts));
}

function named(places: readonly TextPlace[]): readonly string[] {
  return places.map(({ file, line, field }) => `${file}:${line}: ${field}`);
}

test('finds a text by what the page makes of it: facts, curly quotes, names in braces', () => {
  const places = placesIn({
    'pages/home.yaml': "heading: '{city}’s agency'\nlead: >-\n  Two\n  lines\n",
    'frame.yaml': "clock:\n  open: 'Open until {time}'\n",
  });
  const { locality: city } = content.agency.address;
  expect(named(findPlaces(places, [`${city}'s agency`]))).toEqual(['pages/home.yaml:1: heading']);
  expect(named(findPlaces(places, ['Two lines']))).toEqual(['pages/home.yaml:2: lead']);
  expect(named(findPlaces(places, ['Open until 6 pm']))).toEqual(['frame.yaml:2: clock: open']);
});

test('lists every place of a text, the one whose neighbors are near it first', () => {
  const places = placesIn({
    'frame.yaml': 'footer:\n  services: Services\n  company: Company\n',
    'menu.yaml': '- name: Services\n- name: About\n',
  });
  expect(
    named(findPlaces(places, ['Services', 'Services About', 'Services About Company'])),
  ).toEqual(['menu.yaml:1: "Services": name', 'frame.yaml:2: footer: services']);
  expect(findPlaces(places, ['Services', 'Services Company'])[0]?.file).toBe('frame.yaml');
});

test('finds the numbers of a price before the text that it is filled into', () => {
  const places = placesIn({
    'pages/plan.yaml': "sheet:\n  price: '${from} to ${to}'\n",
    'plan.yaml':
      'services:\n  - service: seo\n    price: { from: 900, to: 1400 }\n  - service: web-development\n    price:\n      from: 2400\n      to: 6500\n',
  });
  const found = findPlaces(places, ['$2,400 to $6,500', 'It costs $2,400 to $6,500']);
  expect(found.map(({ file, value }) => [file, value])).toEqual([
    ['plan.yaml', '2400'],
    ['plan.yaml', '6500'],
    ['pages/plan.yaml', '${from} to ${to}'],
  ]);
});

test('finds a block of Markdown by its text, and a word of it by the block', () => {
  const places = placesIn({
    'pages/home.yaml': 'heading: The map\n',
    'articles/seo.md': '---\ntitle: Map\n---\n\n## Where\n\n**The map** is [free](/x).\n\n- One\n',
  });
  const found = findPlaces(places, ['The map', 'The map is free.', 'Where The map is free. One']);
  expect(found[0]).toMatchObject({
    line: 7,
    value: '**The map** is [free](/x).',
    kind: 'Markdown',
  });
});

test('finds a picture by its address, with alternative text and focus, also one that has none yet', () => {
  const places = placesIn({
    'team.yaml': '- name: Rosa\n  image: Café (1).JPG\n  alt: Rosa at work\n',
    'articles/seo.md': '---\ntitle: Map\n---\n\n![Rosa](<../images/Café (1).JPG>)\n',
  });
  const address = 'http://127.0.0.1:4321/_image?href=%2F%40fs%2Fx%2Fcafe-1.jpg%3Fw&f=webp';
  const [first, second, ...others] = findPictures(places, { address, alt: 'Rosa at work' });
  expect(others).toEqual([]);
  expect(second?.kind).toBe('Markdown');
  expect(first && pictureFields(places, first).map(({ path, value }) => [path[1], value])).toEqual([
    ['image', 'Café (1).JPG'],
    ['alt', 'Rosa at work'],
    ['focus', ''],
  ]);
});

test('the values of the content can be written in their places', () => {
  const all = textPlaces(contentFolder, facts).filter(({ kind }) => kind !== 'focus');
  expect(all.length).toBeGreaterThan(500);
  // Enough to meet every way to write one.
  const places = all.filter((_, n) => n % 10 === 0);
  expect(named(places.filter((place) => place.edit(place.value) === undefined))).toEqual([]);
});
