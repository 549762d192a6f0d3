import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { namedEntries } from './content-loader.ts';

const schema = z.strictObject({
  link: z.string().startsWith('/'),
  name: z.string().optional().describe('What the menu says'),
});

const entries = (text: string, length?: number) =>
  namedEntries(
    {
      path: 'content/top-menu.yaml',
      schema,
      nameOf: ({ link }) => link,
      ...(length === undefined ? {} : { length }),
    },
    text,
  );

describe('a content file', () => {
  test('keeps the order in which its entries are written, sorted by id as Astro does', () => {
    const written = ['/z', '/b', '/a', '/10', '/9', '/c', '/y', '/x', '/w', '/v', '/u', '/t'];
    const found = entries(written.map((link) => `- link: ${link}\n`).join(''));
    const sorted = found.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    expect(sorted.map(({ entry }) => entry.link)).toEqual(written);
  });

  test('may hold one entry, whose id is its name', () => {
    const entry = { link: '/about', name: 'About' };
    expect(entries('link: /about\nname: About\n', 1)).toEqual([{ id: '/about', entry }]);
  });

  test.each([
    ['of no YAML', '- link: /\n- name: Home: sweet home\n', 2],
    ['with a group that is not closed', '- link: /\n- { link: /about\n', 3],
    ['with a field twice', '- link: /\n  link: /about\n', 2],
  ])('%s is refused by file and line', (_, text, line) => {
    expect(() => entries(text)).toThrow(`\ncontent/top-menu.yaml:${line} `);
  });

  test('with an alias of nothing is refused by file', () => {
    expect(() => entries('- link: *gone\n')).toThrow(/content\/top-menu\.yaml: .*gone/);
  });

  test('with an alias that leads round is refused as any other mistake', () => {
    expect(() => entries('- &a\n  link: /\n  again: *a\n')).toThrow(
      'top-menu[0].again: there is no',
    );
  });

  test('with several mistakes is refused with all of them, each with line and field', () => {
    const text = '- link: /\n- link: about\n  nam: About\n- name:\n- link: /\n';
    expect(() => entries(text)).toThrow(
      [
        'content/top-menu.yaml:2 top-menu[1].link: invalid string: must start with "/".',
        'content/top-menu.yaml:3 top-menu[1].nam: there is no field of this name. Did you mean "name"? Take it out, or mend its name: link, name.',
        'content/top-menu.yaml:4 top-menu[2].link: is missing.',
        'content/top-menu.yaml:4 top-menu[2].name: has nothing behind it. Fill it in, or take the line out. What belongs here: What the menu says.',
        'content/top-menu.yaml:5 top-menu[3]: two entries are called "/".',
      ].join('\n'),
    );
  });

  test('holds as many entries as the page is drawn for', () => {
    expect(() => entries('- link: /\n- link: /about\n', 3)).toThrow(
      'content/top-menu.yaml:1 holds 2 entries; the page is drawn for 3.',
    );
  });

  test('with two entries without a name hears of nothing but that', () => {
    expect(() => entries('- name: Us\n- name: Blog\n')).toThrow(
      /^Mistakes in content:\n\n.*:1 top-menu\[0\]\.link: is missing\.\n.*:2 top-menu\[1\]\.link: is missing\.\n$/,
    );
  });

  test.each([
    [
      'a word among the entries',
      '- link: /\n- About\n',
      '2 top-menu[1]: is text and should be a group',
    ],
    ['a list among the entries', '- - link: /\n', '1 top-menu[0]: is a list and should be a group'],
    ['an empty entry', '- link: /\n-\n', '2 top-menu[1]: is missing'],
    ['a word alone', 'About\n', '1 top-menu: is text and should be a list'],
    ['a group alone', 'link: /\n', '1 top-menu: is a group and should be a list'],
    ['nothing at all', '', '1 top-menu: is missing'],
  ])('with %s is refused by file and line', (_, text, sentence) => {
    expect(() => entries(text)).toThrow(`content/top-menu.yaml:${sentence}`);
  });

  test('with a list of one where a group belongs is refused', () => {
    expect(() => entries('- link: /\n', 1)).toThrow(
      'content/top-menu.yaml:1 is a list and should be a group of "key: value" lines.',
    );
  });
});
