import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { contentFolder } from '#content-model/content-folder.ts';
import { readContent } from '#content-model/read-content.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { linkPlaces } from './link-places.ts';

const content = { ...readContent(contentFolder), menu: [{ name: 'Prices', link: '/a#b' }] };

test('names file and line of a link in Markdown and in YAML, but not in code', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'articles'));
  const file = join(folder, 'articles/seo.md');
  const lines = ['[b](/a#b)', '', '`[b](/a#b)`', '', '[c][c], [d](#d)', '', '[c]: /a#ç', ''];
  await writeFile(file, `---\ntitle: Local\n---\n${lines.join('\n')}`);
  await writeFile(join(folder, 'menu.yaml'), '# Ours\n- name: Prices\n  link: /a#b\n');
  const places = (link: string, page = '/services/post/seo') =>
    linkPlaces(folder, content, link, page).map((place) =>
      place.replaceAll(`${relative('', folder)}/`, ''),
    );
  expect(places('/a#b')).toEqual(['menu.yaml:3: "Prices": link', 'articles/seo.md:4']);
  expect(places('/a#%C3%A7')).toEqual(['articles/seo.md:10']);
  expect(places('#d')).toEqual(['articles/seo.md:8']);
  expect(places('#d', '/about')).toEqual([]);
  expect(places('/nowhere')).toEqual([]);
});
