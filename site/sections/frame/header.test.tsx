import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { agency } from '#content-model/content.ts';
import { Header } from './header.tsx';

test('a menu is behind the button in wider windows the more items it has', () => {
  const lengths = Array.from({ length: 40 }, (_, count) => {
    const words = Array.from({ length: count + 1 }, (__, place) => `Page ${place}`);
    return headerOf('Agency', words).getAttribute('data-menu') ?? 'short';
  });
  const inOrder = ['short', 'long', 'longest'].filter((length) => lengths.includes(length));
  expect([...new Set(lengths)]).toEqual(inOrder);
  expect(inOrder).toContain('long');
  expect(inOrder.at(-1)).toBe('longest');
});

function headerOf(name: string, words: readonly string[]) {
  const menu = words.map((word) => ({ name: word, link: `/${word}` }));
  const header = <Header agency={{ ...agency, name }} menu={menu} path="/" />;
  const found = parse(renderToStaticMarkup(header)).querySelector('header');
  if (!found) throw new Error('There is no header.');
  return found;
}
