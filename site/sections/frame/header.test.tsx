import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { agency } from '#content-model/content.ts';
import { Header } from './header.tsx';

test.each([
  ['Agency', undefined],
  ['Northern Lights Media', 'long'],
  ['A company whose name has nearly sixty letters in eleven words', 'longest'],
])('%s has letters of the size %s', (name, size) => {
  expect(headerOf(name, ['Home']).querySelector('a')?.getAttribute('data-name')).toBe(size);
});

test('a menu with many words has a row of its own', () => {
  const words = ['Home', 'Publications', 'Newsletter', 'Apprenticeships', 'Workshops', 'Galleries'];
  expect(headerOf('Agency', words).getAttribute('data-menu')).toBe('longest');
});

function headerOf(name: string, words: readonly string[]) {
  const menu = words.map((word) => ({ name: word, link: `/${word}` }));
  const header = <Header agency={{ ...agency, name }} menu={menu} path="/" />;
  const found = parse(renderToStaticMarkup(header)).querySelector('header');
  if (!found) throw new Error('There is no header.');
  return found;
}
