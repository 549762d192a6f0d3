import { describe, expect, test } from 'vitest';
import { namedEntries } from './content-loader.ts';

const file = 'content/menu.yaml';
const entries = (text: string) => namedEntries(file, text, (entry) => entry.link);

describe('a content file', () => {
  test('keeps the order in which its entries are written, sorted by id as Astro does', () => {
    const written = ['/z', '/b', '/a', '/10', '/9', '/c', '/y', '/x', '/w', '/v', '/u', '/t'];
    const found = entries(written.map((link) => `- link: ${link}\n`).join(''));
    const sorted = found.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    expect(sorted.map(({ entry }) => entry.link)).toEqual(written);
  });

  test('may hold one entry, whose id is its name', () => {
    const entry = { link: '/about', name: 'About' };
    expect(entries('link: /about\nname: About\n')).toEqual([{ id: '/about', entry }]);
  });

  test('of no YAML is refused by file and line', () => {
    const text = '- link: /\n- name: Home: sweet home\n';
    expect(() => entries(text)).toThrow(/^content\/menu\.yaml: .* at line 2, column \d+/);
  });

  test('with two entries of one name is refused by file and name', () => {
    const text = '- link: /about\n- link: /\n- link: /about\n';
    expect(() => entries(text)).toThrow('content/menu.yaml: two entries are called "/about".');
  });

  test.each([
    ['a word among the entries', '- link: /\n- About\n'],
    ['a list among the entries', '- - link: /\n'],
    ['an empty entry', '- link: /\n-\n'],
    ['a word alone', 'About\n'],
    ['nothing at all', ''],
  ])('with %s is refused by file', (_, text) => {
    expect(() => entries(text)).toThrow(
      'content/menu.yaml: each entry should be a group of "key: value" lines.',
    );
  });
});
